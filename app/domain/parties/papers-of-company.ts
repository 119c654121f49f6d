// Tables for a `from`, with the parameters of `keysOfCompany`. Each list is found by its index; joined by `cross join`, which keeps SQLite from going
// through all documents in their order instead: a company has a few hundred papers where all together may be tens of thousands.

/** `document_id` of a supplier's invoices. */
export const INVOICES_OF_SUPPLIER = `(
  select document_id from invoices where supplier_key in (select value from json_each(@parties))
  union select document_id from invoices where tax_id_key in (select value from json_each(@taxIds)))`

/** `document_id` of a customer's orders. */
export const ORDERS_OF_CUSTOMER = `(select document_id from work_orders where customer_key in (select value from json_each(@parties)))`
