#include <microhttpd.h>
#include <string.h>

/* Leaves a path as it was sent: the library would decode %00 too, and the path would end there. */
static inline size_t lapwing_keep_escapes(void *nothing, struct MHD_Connection *connection, char *path) {
  (void)nothing;
  (void)connection;
  return strlen(path);
}

/* The start function of libmicrohttpd takes its settings as variadic arguments, which Swift cannot pass.
 *
 * One thread of the library's own serves every connection through epoll, so that a slow reader holds up nobody.
 * `listening` is a socket that listens; the library closes it. `owner` is handed to each callback.
 * NULL where the library cannot start. */
static inline struct MHD_Daemon *lapwing_start(
    int listening, unsigned int most_connections, unsigned int idle_seconds, size_t most_bytes_of_head,
    MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback connected,
    void *owner) {
  return MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, answer, owner,
      MHD_OPTION_LISTEN_SOCKET, listening,
      MHD_OPTION_CONNECTION_LIMIT, most_connections,
      MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, most_bytes_of_head,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_UNESCAPE_CALLBACK, lapwing_keep_escapes, NULL,
      MHD_OPTION_NOTIFY_COMPLETED, completed, owner,
      MHD_OPTION_NOTIFY_CONNECTION, connected, owner,
      MHD_OPTION_END);
}

/* The socket of a connection; MHD_get_connection_info is variadic too. */
static inline int lapwing_socket(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}
