/** Shops draw the references of their orders by lot: `XKBPTWQLE`, which is no word of any language. */
export const isDrawn = (text: string): boolean => drawn.test(text)

const drawn = /^(?=.*[^AEIOUY]{4})[A-Z]{7,12}$/
