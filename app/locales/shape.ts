/** The same keys with any words: what the other languages must satisfy, so that a missing or surplus text does not compile. */
export type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
