/** Unpacked size of a file of the site; `content-length` is the size of what is sent. */
export const SIZE_HEADER = 'x-uncompressed-size';
