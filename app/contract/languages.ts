/** The languages of the interface, English first (the default). */
export const languages = ['en', 'es', 'fr'] as const
export type Language = (typeof languages)[number]
