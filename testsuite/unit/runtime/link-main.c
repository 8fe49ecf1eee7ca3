/* Runs link-test.c, linked in or from a shared library.  */

int link_test (void);

int
main (void)
{
  return link_test ();
}
