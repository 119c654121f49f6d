/** `Familienbrauerei seit 1874`: the year is no number of a street. */
export const isFounded = (text: string) =>
  /\s(?:seit|since|est\.?|established|depuis|fond[ée]e? en|desde|fundad[ao] en|dal|sinds|anno|gegr(?:\.|ündet))\s(?:1[5-9]|20)\d\d\.?$/iu.test(
    text,
  )
