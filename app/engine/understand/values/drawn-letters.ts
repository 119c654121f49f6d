/** Shops draw the references of their orders by lot: `XKBPTWQLE`, which is no word of any language. */
export const isDrawn = (text: string): boolean => drawn.test(text)

/** Nine of them, as one shop program draws them, may read like a word; alone in the cell under `Order reference` it is none. */
export const isDrawnByShop = (text: string): boolean => nine.test(text)

const nine = /^[A-Z]{9}$/
const drawn = /^(?=.*[^AEIOUY]{4})[A-Z]{7,12}$/
