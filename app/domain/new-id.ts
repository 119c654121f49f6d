import { customAlphabet } from 'nanoid'

/** Ids are typed into terminals and addresses: letters and digits only, so that none begins with a dash. 20 of 62 signs are 119 bits. */
export const newId = customAlphabet('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 20)
