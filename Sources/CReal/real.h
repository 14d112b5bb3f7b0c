/* The two functions of the C library's mathematics that the core needs; <math.h> would bring hundreds.
 *
 * They are the same in glibc and in wasi-libc but for the last bit. */
double exp(double x);
double log(double x);
