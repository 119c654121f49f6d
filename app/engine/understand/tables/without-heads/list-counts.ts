/** `239097 Savon 15 g x 500 : 7 CRT`: a code, what it is, and behind a colon how many, in whatever unit. */
export const codedCount = /^(?=\S*\d)[\p{Lu}\d][\p{Lu}\d./_-]{3,16}\s+\p{L}[^:]*:\s?(\d{1,5}(?:[.,]\d{1,3})?)\s\p{Lu}{2,4}$/u
/** `849055 - 14 SAC - Arroz redondo`: behind the code and a dash how many, of whatever unit, and behind another what. */
export const dashedCount = /^(\d{1,5}(?:[.,]\d{1,3})?)\s\p{Lu}{1,5}\s[-–]\s(?=\p{L})/u
/** `Basmati rice 5 kg (991642) x 14 bag`: the code in brackets before how many. */
export const countedBracket = /\s\(((?=[^()]*\d{3})[\p{Lu}\d./_-]{4,18})\)(?=\s?[x×:]\s?\d{1,5}(?![\d/]))/u
