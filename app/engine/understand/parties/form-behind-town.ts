/** `85210 Sainte-Hermine SARL Vendéprint - www.…`: the blank between a town and a legal form that stands before its name and begins it. */
export const formBehindTown =
  /(?<=\d{4,5} \p{Lu}[\p{L}'’-]{2,30}(?: [\p{L}'’-]{2,20})?) (?=(?:SARL|SASU?|EURL|SCOP|SNC|S\.?L\.?U?\.?|Ets|Sté|Soci[ée]té) \p{Lu})/u
