/* What every host has (browsers, workers, Node), for `tsconfig.pure.json`, which knows neither the DOM nor Node. */

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean });
  decode(bytes: Uint8Array): string;
}

declare function structuredClone<T>(value: T): T;

/** Bytes as characters ↔ base64. */
declare function btoa(bytes: string): string;
declare function atob(base64: string): string;
