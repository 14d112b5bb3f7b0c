// The page's memory, in place of the C library's: Swift asks for it by these two functions. The library's takes 11 kB of code
// and packs any mix of blocks tightly; the page makes and drops the same views again and again, for which a list of freed
// blocks for each power of two is as good, and faster. A block is never split, joined or given back: what was once needed
// stays ready for blocks of its size.

#include <stddef.h>
#include <stdint.h>

// What stands before each block that was handed out; the link only where it is free. In 32-bit WebAssembly that is 8 bytes
// and a link, so the smallest block takes 16.
struct block {
  uint32_t exponent;  // the block takes 2 to the power of this, these 8 bytes included
  uint32_t unused;
  struct block *next;
};

enum { page_bits = 16, header = 8, smallest = 4, most = 1 << 30, out_of_memory = 12 };

extern unsigned char __heap_base;  // of the linker: where nothing stands any more
static struct block *freed[32];    // by exponent
static uintptr_t next, end;        // what was never handed out

static struct block *cut(uint32_t exponent) {
  if (next == 0) {
    next = ((uintptr_t)&__heap_base + header - 1) & -(uintptr_t)header;
    end = __builtin_wasm_memory_size(0) << page_bits;
  }
  size_t need = (size_t)1 << exponent;
  if (end - next < need) {
    size_t pages = (need - (end - next) + (1 << page_bits) - 1) >> page_bits;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    end += pages << page_bits;
  }
  struct block *block = (struct block *)next;
  block->exponent = exponent;
  next += need;
  return block;
}

// All blocks start at a multiple of 8. Swift may ask for 16, which is a hint in WebAssembly: loads work at any address.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  (void)alignment;
  if (size > most - header) return out_of_memory;
  uint32_t exponent = smallest;
  while (((size_t)1 << exponent) < size + header) exponent++;
  struct block *block = freed[exponent];
  if (block != NULL) {
    freed[exponent] = block->next;
  } else if ((block = cut(exponent)) == NULL) {
    return out_of_memory;
  }
  *memory = (char *)block + header;
  return 0;
}

void free(void *memory) {
  if (memory == NULL) return;
  struct block *block = (struct block *)((char *)memory - header);
  block->next = freed[block->exponent];
  freed[block->exponent] = block;
}
