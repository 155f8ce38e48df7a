/** Says how large a file of the site is when it is not packed; `content-length` is the size of what is sent. */
export const SIZE_HEADER = 'x-uncompressed-size';
