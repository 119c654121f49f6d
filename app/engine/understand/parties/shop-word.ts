import { fold } from '../words/fold.ts'

/** `Magasin`, `Warehouse`: a part of a house, where it stands between the name and the street, though forms ask for a party by the same word. */
export const isShopWord = (text: string) => shop.test(fold(text))

const shop =
  /^(?:magasin|boutique|entrepot|depot|tienda|almacen|store|shop|warehouse|filiale?|lager|winkel|magazijn|negozio|magazzino|loja|armazem)$/
