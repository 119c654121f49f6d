import { bill } from './bill.ts'
import { desktop, ledger, timeSheet } from './books.ts'
import { counties } from './counties.ts'
import { fiscalFolio } from './fiscal-folio.ts'
import { folio } from './folio.ts'
import { goodsAndServices } from './goods-and-services.ts'
import { insertion } from './insertion.ts'
import { issuerOrder } from './issuer-order.ts'
import { kitchen } from './kitchen.ts'
import { letter } from './letter.ts'
import type { Model } from './model.ts'
import { officeForm } from './office-form.ts'
import { planner } from './planner.ts'
import { provinces } from './provinces.ts'
import { saas } from './saas.ts'
import { shop } from './shop.ts'
import { sidebar } from './sidebar.ts'
import { slip } from './slip.ts'
import { stackedOrder } from './stacked-order.ts'
import { suiteOrder } from './suite-order.ts'
import { surcharge } from './surcharge.ts'
import { typeset } from './typeset.ts'
import { viewer } from './viewer.ts'
import { ward } from './ward.ts'

const orders = [officeForm, planner, suiteOrder, ward, kitchen, insertion, issuerOrder, stackedOrder]

/** All ways of printing that the gallery knows; orders stand twice, there are fewer of them. */
export const models: Model[] = [
  ...[saas, ledger, timeSheet, desktop, shop, bill, folio, goodsAndServices, provinces, counties, surcharge, fiscalFolio],
  ...[letter, typeset, sidebar, viewer, slip],
  ...orders,
  ...orders,
]
