/** A name that is given once: by it a sender knows later whether its message was stored. */
export const freshNonce = (): string =>
  crypto
    .getRandomValues(new Uint32Array(3))
    .reduce((text, number) => text + number.toString(36), '')
    .slice(0, 20);
