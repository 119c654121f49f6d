import type { Vocabulary } from './vocabulary.ts'

export const en: Vocabulary = {
  language: 'en',
  labels: {
    party_name: 'name, company, company name, business name, trading name, legal name',
    party_address: 'address line (1|), address, street address, registered address, postal address, street',
    invoice_number: `
      (livery|stabling|boarding|kennel|keep) (account|bill) (no|ref),
      fee note (no|ref|reference),
      our invoice (no|number|),
      no date, no and date, bill no, invoice no of, folio invoice no, folio no,
      (tax|commercial|sales|vat|) (invoice|inv|bill) (no|id|ref|reference|code), credit (note|memo) (no|ref|reference),
      (document|doc|receipt|billing) no, invoice document no, bill no, folio no, guest folio no, (rent|) demand (no|ref|reference), invoice folio no,
      invoice document reference, (invoice|bill) no (and|) date, (customer|client|supplier) invoice no, billing document (no|),
      (proforma|pro forma) no, sales document no, pro no, freight bill (no|), probill (no|)
    `,
    order_number: `
      (booking|training|job|hire|service) po (no|), issued for order (no|), (load|tender) no, (please|) quote on all (correspondence|invoices|correspondence and invoices), (beo|event order|banquet order|banquet event order|function sheet) no,
      (grower|member|farm|seed|customer) order form no, (po|order|purchase order) reference no,
      (subcontract|sub contract|sub contractor) order (no|), (subcontract|hire|rental|transport|standing|service|works|print) order no, (order|call off|requisition) sheet (no|),
      (po|p o) reference (no|), (supply|delivery) order no, p o s o no, po so no, (cust|customer) (order|po) no,
      customers purchase order (no|), (cust|customers|client) (po|order) (no|ref|), your order (ref|reference), your (po|p o) (no|ref|),
      buyers order (no|ref), p o no, (purchase|customer|client|buyer|your|) order (no|id|ref|reference|code),
      (customer|client|your|buyer|) po (no|id|ref|reference|), p o (no|ref), your (order|po), po, purchase order, order confirmation no,
      sales order no, our order no, your purchase order (no|), cust order no, customers order (no|), order code, requisition order no,
      call off (order|) (no|ref|reference|id), release no, (delivery|) schedule no, quotation no, quote no, (io|insertion order|campaign order|media order) (no|ref|id),
      (work order|wo|w o|service order|job order|release order|task order|delivery order|blanket order) (no|id|ref), contract revision,
      order (rev|revision), blanket (po|purchase order) (no|), purchase requisition no, order confirmation,
      (lpo|l p o|local purchase order) (no|ref|), (po|purchase order|order) no (and|) date, (po|order) no date,
      (customer|client|buyer) s (purchase order|order|po) (no|ref|reference|),
      (customer|client|buyer) (purchase order|order) (no|ref|reference|), purchase no, official (order|purchase order) no
    `,
    customer_number: `
      depositor (no|number|code|account|), (practice|clinic|surgery|school|site|garage|shop|restaurant|hotel) (account|a c|code) (no|),
      (paddle|bidder) (no|number|), advertiser (no|code|account|ref|id), (dealer|dealership|franchise) (code|no|id),
      (retailer|stockist) (account|ac|acct|code|no|ref) (no|), (tenancy|tenant) (no|ref|reference|id|code), (grower|member|farmer|dealer|franchise|franchisee) no, our (member|membership) no (with you|), your (account|ac|acct) (no|) with us,
      (buyer|customer|our) (account|ac|acct|id|no) (no|) (at|with) (supplier|vendor|you|seller),
      (your|our|) (account|acct) (ref|reference|code), (company|corporate) account (no|), (a r|ar|accounts receivable) (account|acct|no|number), (account|ac|customer|our) (no|code|id|number|) w you,
      (ac|acct) with (you|supplier|vendor), (our|) (ref|code|account|no) in your (books|system|records),
      (hospital|customer|clinic|school|our|company|store|site) account with (supplier|vendor|you),
      (supplier|vendor) (s|) (account|account no|ref|code|no) for us, suppliers (ref|code|no) for us, (supplier|vendor) (ref|code) for us,
      our (code|id) (with|at) you, account with supplier, (invoice|order) account, (account|a c|acct) ref,
      (customer|client|cust|buyer|debtor|subscriber|member|membership|patient|sold to|bill to) (no|id|code|ref|reference|account|account no|
        acct|acct no|account code),
      (your|) (account|acct|a c) (no|ref|reference|code|id), account no with (supplier|vendor|you), account with (you|supplier),
      our (account|acct), your (customer|client|account) (no|ref), our (account|customer|acct) (no|ref|) with you, our (acct|a c|ac),
      your (supplier|vendor|) (ac|account|acct|code) (no|) for us, (customer|client|cust) ac (no|),
      our account (no|) (with|at) (supplier|vendor|you), ac (no|ref|code), our (customer|account) (no|ref|code), (customer|client) account,
      account no at supplier, acc (no|ref|code), (customer|client) reference no, (sold to|bill to|sell to) (party|customer) (no|id|code)
    `,
    supplier_number:
      '(buy from|pay to|order from|ship from) (vendor|supplier) (no|id|code), (vendor|supplier|seller|merchant|provider) (no|id|code|ref|account no)',
    reference:
      '(ref|reference|base) (doc|document) no, (ref|reference) no date, (cust|customer|customers) (ref|reference), your (ref|reference), (customer|client|buyer) reference, reference',
    other_number: `
      your offer (no|number|ref|reference|),
      (ship|shipping|delivery|dispatch|despatch|transport) (method|mode|service),
      (pr|p r|purchase req) (no|number|id), ship to code,
      (shipping|transport|freight) company, buyer accounting reference, payment communication, sales order reference, source,
      source document, your vat no, next (invoice|bill|billing|statement|payment|meter reading) date, party (id|identifier), page, page no,
      delivery (note|docket) (no|), dispatch note (no|), despatch (note|) no, packing (slip|list) (no|), tracking no, contract (no|),
      agreement no, project (no|code|), job no, quote ref, route, line no, shipment no, payment (ref|reference|id), commitment no,
      cost (centre|center|code), budget code, gl code, mandate (ref|reference|no), registration no, transaction (no|id), sales rep,
      salesperson, sales person, rep, warehouse, incoterms, incoterm, ship via, f o b, fob, freight, shipping method, carrier, weight,
      gross weight, net weight, version, revision, meter no, previous (bill|balance|invoice), account manager, requisition no,
      previous bill, (orig|original) (inv|invoice) (no|date|), case no, ticket no, store no, gln, duns no, eori no, commodity code,
      country of origin, booking no, hours, alt order (no|), advertiser, agency, estimate no, flight dates, product, market, station,
      lot no, batch no, campaign, campaign name, flight, flight date, room, room no, hsn code, hsn sac, sac code, state name,
      place of supply, pan, ifsc, our vendor no, insertion
    `,
    invoice_date: `
      (account|bill|invoice|) made up to, (account|bill) drawn up (on|to),
      (invoice|inv|bill|billing|credit note|tax|credit|credit memo|memo|fee note|account|statement of fees) date, date (invoiced|billed),
      invoice dated, (bill|invoice) dated, submitted on, (tax point|date) & (tax point|date), tax point date, tax point, date of invoice,
      your bill dated, your invoice dated, invoiced on
    `,
    order_date: `
      (order|po|purchase order) (sent|issued|transmitted) (on|),
      date ordered, date submitted, date of call off, called off (on|), (po|order|call off) (raised|placed) on, date of request, requisitioned on,
      requested on, (customer|client|buyer) s (purchase order|order|po) date, (your|customer|client|buyer) (purchase order|po) date,
      (your|customer|buyers) order (date|dated|of), (order|po|p o|purchase order|quotation|quote|sales order) date, date ordered,
      ordered on, raised, date created, created (on|by date), (order|po) created, date of order, original date (revision|), work order date,
      award effective date, release date, call off date, effective date of order, date of award, order submitted on, order placed on,
      order dated, date raised, raised on, requisition date, order placed, placed on, dated, order raised, sent, date of purchase order,
      date of po, (io|insertion order) date, po created (on|), date of po
    `,
    due_date: `
      direct debit on, (direct debit|payment) collected on, to be collected on, will be debited on,
      (please|) pay before, (please|) pay until, please pay (by|before), net due (date|on|), (payment|) due (date|by|on|),
      (pay|payable|payment) (by|before|on or before|no later than), please pay by, payment (date|due date|due by|deadline),
      due date payment, date due, due for payment, to be paid by, maturity date, net due date, payable by, balance due by, must be paid by,
      deadline for payment, expiry date, expires on, settlement due, settle by, payment required (by|), settlement (date|due date),
      payable on, payment (to be|) made by, (latest|last) payment date, terms due date, payment due dt, due dt
    `,
    delivery_date: `
      (need|needed|required|wanted|due) (at|in) (the|) (station|base|dock|plant|yard|works|mill|store|stores|depot|port),
      when do you (need|want) (it|this|them|your order|the goods|delivery),
      deliver to fob point on or before, deliver on or before, delivery on or before,
      delivery (week|wk) (|and|or) date, (needed|required|wanted|due) on (site|job|jobsite),
      (on board|aboard|alongside|ready) by, goods (required|wanted|needed) (by|on|), (wanted|required|needed) on (site|farm) by, (delivery|dock|unloading) slot,
      (delivery|required|collection) date time, (delivery|required|collection) date and time, date time (of|) delivery,
      dock (day|appointment|appt|booking) (date|), (dock|unloading|delivery) appointment (date|), (goods in|receiving) date, date at dock,
      (event|function) date, date of (event|function), on hire (date|from|), hire (start|starts|from) (date|on|), start of hire, (ship|shipping|deliver) on or after, ship not before, scheduled,
      (first|revised|initial|next) delivery (date|on|), start ship (date|), ship start (date|), on site by,
      (receive|wanted|want|arrive|supply) by, in (dc|rdc|distribution centre) (date|by|), (into|in) (depot|store|warehouse) (on|),
      date (of delivery|goods required|required by), please deliver (by|on), must arrive by, delivery wanted,
      (in store|into depot|depot|on site) (date|by), required on site (by|), goods required (by|on), delivery (earliest|latest),
      (earliest|latest) delivery (date|),
      (requested|required|expected|desired) delivery,
      (requested|required|expected|desired|planned|agreed|) (delivery|ship|shipping|dock|arrival) (date|due|on),
      delivery (required|requested|expected|wanted) (by|on|), (required|needed|wanted|deliver|delivered|delivery required) (by|on|date),
      (date|) required, (require|req|reqd) date, need by (date|), required by date, complete (by|on|before), (to be|) (completed|finished) (by|before), finish (by|before), completion (date|due|required by),
      (required|target) completion date, (scheduled|requested|expected) fulfillment (date|), fulfillment date, date scheduled,
      scheduled date, scheduled (date|for|delivery), arriving (on|by|), deliver (on|by) date, delivery due date, date wanted,
      due date delivery, requested (date|ship date), for delivery on, delivery day, date needed, deliver on, delivery by,
      to be delivered (on|by), for delivery, delivery date requested, in hands date, eta, expected (arrival|delivery) (date|),
      arrival (date|), requested delivery, deadline for delivery, date req, receipt by, (expected|requested|promised) receipt (date|),
      due in, needed by, ship by (date|),
      (promised|promise|want|need|requested by|request|expected|planned|agreed|target|confirmed|desired|arrival) date,
      delivery (deadline|dt), goods (required|needed|wanted) (by|on), (planned|expected|requested) receipt (date|),
      (deliver|delivery) (before|not later than|no later than), goods needed by, (deliver|delivery) to (fob|f o b) point on or before
    `,
    date: `
      place and date (of issue|), date and place (of issue|), date, issued, issued on, date issued, date of issue, issue date, document date, dated, date (raised|created), created (on|),
      document date, date of document, doc date
    `,
    other_date: `
      return date, hire return (date|), value added tax point date, order deadline, received (on|), ex (factory|works|mill) (date|), agreement expires,
      offer due date (local time|), (solicitation|quotation) (issue|due) date, solicitation issue date, week ending, w e date,
      (contract|application) date, period to, delivery note date, contract date,
      (service|supply|performance|shipping|shipped|dispatch|despatch) date, date of supply, date shipped, start date, end date,
      period (from|to|), billing period, service period, (statement|printed|print) date, (document|) (printed|generated) on, valid until, valid from, date of birth,
      date received, previous invoice date, subscription period, original invoice date, arrival date departure date, departure,
      departure date, check in, check out, service from, supply date, flight dates
    `,
    start_time: `
      (start|starting|begin|delivery start|delivery from|job start|work start|hire start|service start|from) time, delivery time from,
      time from, earliest delivery time, not before time, (receiving|goods in|goods inward|unloading|dock) (from|opens),
      (deliveries|delivery) (accepted|received) from
    `,
    end_time: `
      (end|ending|finish|finishing|delivery end|delivery to|job end|work end|hire end|service end|to) time, delivery time to, time to,
      latest delivery time, not after time, (receiving|goods in|goods inward|unloading|dock) (until|till|to|closes),
      (deliveries|delivery) (accepted|received) (until|till)
    `,
    delivery_time: `
      time on site, (hours|window) on site, site time, book in time, (unloading|access|site|goods in|warehouse) hours, unloading times,
      delivery (time|times|window|hours|slot), deliver between, receiving hours,
      (goods in|goods inward|dock|receiving|opening) (hours|times), delivery between, delivery hours, time slot, hours of delivery,
      time window, delivery time window, between, hours, (booking|delivery|dock|arrival) (slot|appointment), booking time, booked slot
    `,
    supplier: `
      bookseller, bookshop, to (the|) supplier,
      (purchased|bought|ordered) from, buy from (vendor|supplier|), (accounting|seller) supplier party, (supplier|seller) party,
      issued on behalf of, on behalf of, sender, contractor offeror, contractor, (dr|debtor) to,
      (supplier|vendor|seller|merchant|service provider|exporter|consignor|sold by|issued by|from|provider|payee|remit to|
        payable to) (details|name|address|information|name and address|),
      (billed|invoiced) by, our details, (supplier|vendor) name, remittance address, order to, bill from, invoice from, publisher, sold and shipped by,
      dispatched from and sold by
    `,
    customer: `
      (school|company|business|shop|club|organisation|organization) or (company|business|organisation|organization|institution|school|club),
      (aircraft|vessel|boat|yacht|craft) owner, (aircraft|) operator (and|or|) payer, owner (and|or|) payer, (operator|owner) (billed|invoiced|charged),
      stockist, issuing office,
      (owner|ship owner|shipowner) (manager|managers|), owners, (billing|invoice|bill to) (shipping|delivery|ship to) address, payment address, retailer, (main|principal|head) contractor,
      (farm|grower|practice|clinic|school|hotel|restaurant|shop|store) (business|name), (farm|business) & (business|farm), ordered for,
      (billing|invoice|invoicing|bill to) and (shipping|delivery|ship to) address,
      (shipping|delivery) and (billing|invoice|invoicing) address, (bill|billed|invoice|invoiced|charge|sold|issued) to,
      (customer|client|buyer|purchaser|consumer|debtor) (details|name|address|information|name and address|),
      billing (address|details|to|information), invoice (address|recipient), (customer|client|buyer) name,
      (accounting|buyer) customer party, (customer|buyer) party, company name, business name, ordered by company, invoicing address,
      invoicing and shipping address, invoice and shipping address, billing and shipping address, prepared for, invoice for,
      bill to address, purchased by, issuing office, account name, order from, guest name, guest details, invoice made out to, renter,
      hirer, lessee, ordering company, delivery and invoice address, agency name and address,
      (please|) (send|address|mail|submit) (all|) invoices to, (please|) (send|address|submit) (the|) invoice to,
      (buying|purchasing) (company|organisation|organization|entity), (customer|client|buyer) (billing|) address, recipient of invoice,
      invoice recipient
    `,
    delivery: `
      (site|job|store) delivery address, (site|store) (delivery|deliver to),
      (despatch|dispatch) to, (drop|drop off) (point|at|), (deliver|send|ship) (all|) (goods|items|orders|stock|merchandise|cartons|everything) to, (deliver|send|ship) everything to,
      (to be|) delivered (to|at), (goods|items|materials) (sent|delivered|shipped|despatched|dispatched) to,
      (billing|invoice|bill to) (shipping|delivery|ship to) address, venue, (event|function) (venue|location|address),
      (delivery|ship to) party, (billing|invoice|invoicing|bill to) and (shipping|delivery|ship to) address,
      (shipping|delivery) and (billing|invoice|invoicing) address, (deliver|delivery) (to|) (depot|warehouse|stores),
      (place|site|location) of (works|work|performance|intervention|execution), work site, intervention site, goods to be delivered to,
      (delivery|drop off|unloading) (location|site|point), deliver goods at, place of delivery, shipping destination, (contract|project) site (address|), destination,
      (ship|shipped|deliver|delivered|send|consign|goods) to,
      (delivery|shipping|ship to|delivery to|receiving|consignee|site) (address|location|details|point|to|site), place of delivery,
      consignee, delivery, deliver goods to, recipient, goods (recipient|receiver), final destination, drop off,
      (delivery|deliver|delivered) (on|to) site, on site delivery, following address, usual address, same (delivery|) address as (always|usual|ever|before|last time), invoice and shipping address,
      invoicing and shipping address, billing and shipping address, delivery and invoice address, delivery place, send goods to,
      drop ship to, deliver at, (receive|receiving|received) at, deliver to address, ship to address, job site, site, please deliver to, delivering to, deliver the goods to, delivery to,
      deliver items to, ship goods to, (ship|deliver) all items to, (service|work|job|jobsite|project|installation) (location|address|site),
      jobsite, (shipment|warehouse|receiving|drop off|goods delivery) address, address for (delivery|deliveries|shipment|shipping),
      shipping (information|details), delivery (instructions|warehouse) address
    `,
    other_party: `
      administered by, payment will be made by, (tax|fiscal) representative, factor, notify party, broker, manufacturer, end user, agent,
      remittance advice, third party
    `,
    addressee: 'to, attention, attn, messrs',
    buyer_person: `
      your (full|) name, name of (whoever|who|the person) (orders|ordering),
      (ordered|placed|issued|called off|authorised|authorized) by,
      booked by, (parts|stores|goods in|ordering) clerk, (optician|dispenser) (in charge|responsible|), officer (placing|raising|issuing) (the|) order, your contact (at|in|with) (our company|us),
      (material|materials|delivery|release|load|) scheduler, (broker|buyer|purchasing) (rep|representative), (store|shop|business) owner,
      (procurement|purchasing|buying) (lead|manager|specialist|team member), raised for,
      name of (ordering officer|buyer|requester|requisitioner|contracting officer|person ordering), (media|) planner,
      (order|po) (author|creator), author of order, (pharmacist|chef|manager|officer|engineer|nurse|storekeeper) (in charge|responsible),
      (replenishment|stock|supply|material|materials) (planner|controller), stock controller, (store|stores|kitchen) manager,
      ordering (contact|officer|manager), order contact, (requesting|procurement) (officer|contact|specialist), (head|senior) buyer,
      category manager, order raised by, person placing order, requester name,
      (ordered|requested|placed|raised|prepared|purchased|originated|signed|drawn up|issued|validated) (by|for),
      (authorised|authorized) (by|buyer), buyer, (buyer|purchaser|requester|requestor|requisitioner|orderer) (name|), (our|your) contact,
      contact (person|name|), person (ordering|responsible), from, purchasing (agent|contact|officer), originator, initiator,
      (order|po) initiator, requester, requestor, requisitioner, (current|lead|assigned) buyer, (created|entered|submitted|sent|taken|req|reqd) by,
      order placed by, your buyer, our reference person, orders placed by, name of requester, requisitioned by, attention buyer,
      media buyer, purchase (representative|responsible|contact), project manager, media planner, contracting officer,
      name of contracting officer, employee, planner, merchandiser, chef, purchasing representative, contact person telephone,
      contact person phone, buyer name, (buyer|purchaser|customer) s contact (person|), purchaser name, our contact person, our buyer,
      (purchase|purchasing|procurement) (officer|contact|agent), name of (buyer|requester|purchaser), (handled|ordered) by,
      responsible (buyer|person), person in charge
    `,
    contact_person: `
      (delivery|site|receiving) contact, contact (information|details|info), sales (contact|person|rep|representative), contact person,
      contact name, account manager, your contact, contact us, contact, enquiries (to|), queries
    `,
    department: `
      (organisational|organizational|organisation|organization) unit,
      (ordering|requesting) (lab|laboratory|school|branch), outlet,
      (ward|department|dept|section|team|division) (unit|ward|department|dept|section|area|team), (dept|department) code, service area,
      (lab|laboratory) (section|department|unit), business area, requesting (team|service), cost centre name, directorate,
      (department|dept|division|ward|section|business unit|org unit|unit name|faculty) (name|), cost centre dept, cost center dept,
      dept (no|name), requesting (department|unit|dept|section), for (department|dept|division), ordering unit, ordering department,
      department name, office (dept|department), charge to, requisition point, requisitioning point, requisitioning (department|unit|office), requesting office,
      dept fund, (ordering|requesting|originating|requisitioning|buying) (dept|department|unit|section|division), school department,
      department school, ward unit, department unit, business (unit|area|division),
      (req|requisition|requisitioning) point, for property
    `,
    net: `
      total fees, total professional fees,
      (total|subtotal|fees|amount|charges) subject to (vat|tax),
      total line (items|) amount (excl|ex|excluding|without|before|net of) (vat|tax),
      (total|sum) (of|) (invoice|) line (net|) amounts, total line (items|) amount, total of (line amounts|lines),
      sum of (lines|line amounts), of which net, items total, total items net, net items total,
      (sub total|subtotal|total net|net total|net amount|total goods|goods total|net value|net invoice total|taxable amount|taxable total|
        total before tax|revised subtotal|net order|total before vat|net sales|net order value|goods value|nett|nett total|total nett|
        estimated total excl vat|total excl vat|total ex vat|amount excl vat|amount before tax|net|total net amount|total net value|total excluding vat|
        total excluding tax|total without tax|total without taxes|total without vat|amount without tax|untaxed amount|total untaxed|
        total excl tax|subtotal excl vat|subtotal ex vat|amount excluding vat|value excl vat|subtotal before tax|subtotal without tax|
        order value|order value net|total ex tax|invoice net|total taxable|total taxable amount|taxable value|total net of vat|net of vat|net of tax|
        net payable before tax|merchandise total|order subtotal|total exclusive of vat|total net price|net price total|subtotal less discount|
        substotal less discount|subtotal after discount),
      (net|total|sum|amount|value) (claim|valuation|certificate|application|works|fees|charges|rental|hire) (excluding|excl|ex|before) (vat|tax|gst),
      net (claim|valuation|certificate|application), (total|) net premium
    `,
    tax: `
      (insurance premium|premium) tax, ipt, of which (vat|tax),
      (total|) (vat|tax|gst|hst|pst|sales tax|value added tax|tva) (total|amount|due|payable|charged|), total (tax|vat|taxes|gst), taxes,
      (vat|tax) at, vat on, tax on, (state|local|city|county|use) tax, output vat, total tax amount, tax amount, estimated tax,
      total sales tax, igst, cgst, sgst, utgst, output igst, output cgst, output sgst, local sales tax, state sales tax, county sales tax,
      city sales tax, (add|plus) (vat|gst|tax|sales tax), amount of (vat|tax|gst), (vat|tax|gst) (sum|payable|charged|content)
    `,
    gross: `
      total now due, total now payable,
      (event|booking|function|stay|trip) total, total (for|of) (this|the|) (invoice|bill), total charges (incl|including|with) (vat|tax),
      credit total, total credit, credit note total, final amount, final amount (eur|usd|gbp), total payable amount,
      total (cdn|cad|aud|nzd|sgd|inr), (grand|gross|invoice|order|overall) (total|amount|value),
      total (amount|gross|invoice|including vat|incl vat|inc vat|incl tax|including tax|inc tax|with vat|with tax|price|cost|value|due|
        payable|order value|invoice value|order),
      total, amount incl vat, total inc gst, total incl gst, total gross amount, total invoice amount, invoice total amount,
      gross invoice total, total usd, total eur, total gbp, total amount incl vat, total amount including vat, total amount including tax,
      total with taxes, total order amount, order total, po total, total of order, total award amount,
      (revised|new|adjusted) (po|order|purchase order|contract|) total, total purchase order, total po amount, total po, approved total,
      estimated total, est total
    `,
    due: `
      (amount|balance|total|) to be (collected|debited), total balance (due|), deposit (due|payable|to pay|requested|now due), total deposit,
      (balance|amount|total|net|) (due|outstanding|payable|owing|owed|to pay|to be paid), balance (due|),
      amount (due|payable|owed) for payment, (total|amount) (now|) due, please pay (this amount|), pay this amount, payment due amount,
      now due, outstanding (balance|amount), total to pay, net to pay, net amount (due|payable|to pay|owed), remaining balance,
      total amount due, total amount payable, current amount due, new balance, amount to pay, charges due, amount to be paid,
      balance payable, (amount|balance|sum|total|) now payable, payable now
    `,
    paid: `
      (less|) (money|monies|funds|amount|balance|payment) (held|received) on account, (less|) paid on account, (less|) on account,
      (less|) (trust|client account|client funds|retainer|iolta) (applied|transfer|credit|funds applied|money applied),
      (less|) (trust|client) (funds|money) applied, (less|) applied from (trust|client account|retainer|trust account),
      (previous|prior) (payments|payment), (amount|already|less|total) (paid|received), paid, deposit (paid|received|),
      (payment|payments) (received|made), (prepayment|prepayments|advance|advances) (received|made|),
      less (deposit|payment|payments|prepayment), down payment, prepaid (amount|), paid on, paid to date, less paid,
      (less|) cis (deduction|tax|retention|)
    `,
    other_amount: `
      (sum|total) of (the|) (lines|items),
      (other|additional|sundry|extra) charges, shipping and handling, shipping handling,
      (shipping|freight|carriage|delivery|handling|postage|packaging|packing|insurance|surcharge) (and handling|charge|charges|cost|costs|
        fee|total|),
      (total|trade|volume|early payment|cash|) discount (total|amount|), discount, rounding,
      (previous|opening|closing|brought forward) balance, previous bill, last bill, balance from last bill,
      gross (value|valuation|amount) of (works|work|application), gross (goods|value|total before discount), total before discount,
      goods before discount, (total|sub total|subtotal|) (carried forward|brought forward|to next page|from previous page|carried over),
      balance brought forward, page total, restocking fee, allowance, allowances, charges, less discount, line total, credit limit,
      agency commission, exchange rate, unit price, total items, total qty, total quantity, total weight, total units, total spots
    `,
    currency:
      '(invoice|order|document|) currency, currency (code|of invoice|), (all|) (amounts|prices) (are|) (stated|shown|quoted|expressed|) in',
    vat_id: `
      (vat|gst|tva) (reg|registration|id|identification|) (no|id|reg no|registration no),
      vat (id|no|reg|registration|reg no|registration no), (our|seller|supplier|company) vat (no|id|),
      tax (id|identification|registration) no, tax id, vat identification no, btw no
    `,
    company_id: `
      business id, tax id vatin, fiscal (id|code|no), (federal|) (tax|employer identification) (id|no|code|identification no),
      federal tax id, ein, fein, abn, tin, uen, federal id, federal id no, (fed|federal) (id|tax id) (no|), trn (no|), kra pin (no|),
      pin (no|), tax reg no, gstin, gstin uin, gstin no, gst no, gst hst (no|reg no|registration no|reg|),
      (gst|hst|qst) (reg no|registration no|registration), hst no, business no, acn, qst no, company pan
    `,
    other_id: `
      legal registration (identifier|no|id), company id, (company|business|registration|registered) (registration|reg|) no,
      company (no|reg|registration), registered (in|office|no), chamber of commerce, trade register, crn, charity no, sic code,
      (customer|client|buyer|customers|your) (trn|gstin|pin|tin|abn|ein|tax id|tax no|tax reg no), licence no, license no, duns, cage code,
      customer vat (no|id|), your vat (no|id|), buyer vat no, client vat no
    `,
    iban: 'iban (no|code|)',
    bic: '(bic|swift) (code|no|swift|bic|), swift bic, bic swift, bic code',
    account:
      'account identifier, (bank|) (account|acct|a c|acc) (no|name|), beneficiary account, bank account, a c no, ac no, beneficiary account no',
    sort_code:
      'sort code, sort, (routing|aba|transit|bsb) (no|code|routing no|), bank code, branch and ifs code, ifs code, ifsc code, ifsc, branch ifs code, bsb',
    bank: 'bank (name|), beneficiary bank, name of bank, bank name and branch',
    bank_heading: `
      bank (details|information|transfer details|account details|data), payment details, pay by bank transfer to, banking details,
      remittance details, payment information, bank transfer to, pay to, please pay to, payment instructions, wire instructions,
      beneficiary, remit payment to, account details
    `,
    payment_terms: `
      credit (term|terms|period), (payment|credit|) terms, terms of payment, payment (terms|term|condition|conditions|terms net), terms,
      (payment|settlement) conditions, terms and conditions of payment, mode terms of payment, terms of delivery and payment,
      (terms|terms conditions|terms and conditions|conditions) of payment, (pmt|pymt|pay) terms, (invoice|trading|settlement) terms,
      conditions of payment
    `,
    payment_method: `
      settlement, settled by, (payment|pay|settlement) (method|type|mode|means|by|form|via), method of payment, mode of payment,
      means of payment, form of payment, paid (by|via|with), payment by, how to pay, (pymt|pmt|pay) (method|type|mode)
    `,
    note: `
      free text, (header|document|message) (text|note), (packing|packaging|marking|handling) instructions,
      (buyer|order|delivery|driver) (comments|notes|instructions),
      (technician|technicians|technician s|mechanic|mechanics|mechanic s|engineer|engineers|engineer s|workshop|garage) (notes|comments|remarks|report),
      (notes|instructions|message) (for|to) (the|) (supplier|vendor|driver|hirer|hire company|owner), message from (the|) (retailer|shop|store|buyer|customer), special requirements, order text,
      (notes|note|comments|comment|remarks|remark|special instructions|instructions|delivery instructions|order notes|
        additional information|additional notes|message|memo|special notes|notes comments|delivery notes|notes to supplier|notes to vendor|
        note to supplier|note to vendor|important|please note|shipping instructions|further information|customer (note|notes|comment|comments|message)),
      comments or special instructions, special notes and instructions, comments and special instructions, special instructions or comments,
      notes and instructions, comments and instructions
    `,
    phone: `
      (customer|client|supplier|vendor|company|buyer) (mobile|phone|telephone|tel|cell) (no|),
      (call|call us|call us on|call us at|tel|telephone|phone|mobile|mob|cell|ph|direct line|tel no|phone no|telephone no|switchboard|hotline|
        customer service|customer services|customer care|helpline|t|office)
    `,
    fax: 'fax (no|)',
    email: 'e mail (address|), email (address|), mail',
    web: 'web site, (web|website|internet|url|www|site web|online)',
    other_text: `
      remittance information, card holder, (authorized|authorised|approved) for, delivery terms, shipping terms, terms of delivery,
      your person responsible, (job|project|event|campaign) name, description, subject, quantity, page of, item, (amount|total|payment|) in words, status, (payment|order) status, any questions, questions,
      terms and conditions, conditions, tax rate, vat rate, rate, authorised signatory, authorized signature, signature, approved by,
      date and signature, discount terms, terms conditions, terms conditions of sale, account distribution, accounting distribution,
      gl account, account code
    `,
    party_postcode: 'postcode, post code, zip, zip code, postal code',
    party_town: 'city, town, town city, place',
  },
  weak: {
    note: 'access, site access',
    start_time: 'start, earliest, from',
    end_time: 'end, finish, latest, until',
    delivery: 'job, property, deliver',
    invoice_number: `
      no no, serial no, folio, no, our (ref|reference), (ref|reference) (no|), document, invoice, (tax|commercial|sales|) invoice,
      credit (note|memo), bill, receipt, statement no, voucher no, fee note, (final|receipted) account
    `,
    order_number: `
      no date, (order|) form no, order, insertion order, no, our (ref|reference), (ref|reference) (no|), (document|doc) no, document,
      purchase order, order to (vendor|supplier), quotation, sales order, order confirmation, order form, requisition, call off, our order, no (version|revision|rev|release)
    `,
    customer_number: 'stockist, a c, account, acct, ac, our customer, your account, customer, your no, our no, client',
    order_date: 'issued, ordered, placed, written',
    date: 'raised on, raised, market day, market date, day of sale, sale day, posting date, print date, created, statement date',
    due_date: 'due, payment, before, by',
    delivery_date: `
      by, expected, requested, required, promised, date of works, works date, date of intervention, intervention date, service date, work date, job date, due, eta, wanted,
      delivery, deliveries, deliver, due date, arrive by, at dock, need date, deadline, on site, on location
    `,
    customer:
      'practice, practice name, entity, outlet, clinic, farm, grower, organisation, organization, buying entity, name, company, for',
    buyer_person:
      'wanted by, needed by, parts (counter|desk), counter (sales|staff|hand), owner, authorised, authorized, site manager, officer, by, contact, name, signed, attn, attention, for attention of, clerk, drafted by',
    department: 'laboratory, workshop, for, service, school, cost centre, cost center, team, group, kitchen, shop',
    vat_id: 'vat, tax no, tax reg',
    gross: 'gross, charges, total charges, total price, total cost, sum total, sum, total paid',
    net: 'fees, our fees, professional fees, goods, net goods, value, amount',
    bank: 'bank',
    supplier: 'distributor',
    delivery_time: 'dock, dock open, receiving, goods in, goods inward, goods inwards',
  },
  titles: {
    invoice: `
      freight (bill|invoice), your invoice,
      (tax|commercial|sales|vat|pro forma|proforma|market|auction|weekly|monthly|final|export|consolidated|simplified|customer|) invoice, credit (note|memo), bill,
      receipt, debit note, statement of charges, corrected invoice, self billing invoice, vendor bill, your bill, your invoice, fee note,
      fee notice, (final|receipted|settled) account, credit memorandum, (membership|subscription|licence|license) renewal,
      renewal (invoice|notice), premium (invoice|notice), note of fees, statement of fees, (interim|final|) application for payment, interim (payment|) application,
      interim valuation, payment application, (rent|service charge|rent and service charge|ground rent) (demand|invoice), demand for rent, (progress|payment) claim
    `,
    work_order: `
      (distribution|allocation|service|job|task|maintenance|repair|multi site) order, (banquet|) event order, (grower|member|seed) order form, (carrier|) rate confirmation, load tender, (carrier|) load confirmation,
      material release, (hire|rental|transport|transportation|print|subcontract|plant hire|special) order, special order (form|request), load confirmation, order list,
      order to (vendor|supplier), order sheet, buying list, (buying|purchase|purchasing|order|requisition) slip, replenishment order, store order, stock order, insertion order, restock order, amended purchase order,
      works order, purchase order, official order, official purchase order, standard purchase order, material purchase order,
      service work order, po, order form, order, requisition, purchase requisition, call off, call off order, blanket order, release order,
      work order, customer order, order request, standing order, supply order, our order, change order, purchase order amendment,
      media order, booking order, order guide, weekly order, call off against blanket order, delivery release, delivery schedule,
      purchase order change, revised purchase order, official works order, solicitation contract order for commercial (items|products),
      order for supplies or services, contract award
    `,
    seller_order: `
      (order|sales order|purchase order|sales) (confirmation|acknowledgement|acknowledgment|acceptance), sales order, quotation, quote,
      order receipt, (confirmation|acknowledgement|acknowledgment|acceptance) of (order|your order|purchase order)
    `,
    request: 'request for (quotation|quote|quotations|proposal|price|prices), quotation request, price enquiry, price inquiry, rfq',
    other: `
      delivery note, packing list, packing slip, statement of account, reminder, dunning letter, contract, agreement, price list,
      curriculum vitae, resume, offer, remittance advice, bank statement, payslip, despatch note, brochure, minutes, newsletter, report,
      terms and conditions, menu, general terms and conditions, terms and conditions of (sale|purchase), general conditions,
      conditions of (sale|purchase), standard terms and conditions
    `,
  },
  stopWords: `
    the and of to for is are on with this that be by from your our please will not or any all in at as it within you we if before after
    goods no date total amount invoice order due tax terms payment customer delivery quantity price unit number description bank account
    page issued net
  `,
  parts: {
    number: 'no code id identifier ref reference',
    day: 'date day dated dt',
    on: 'on',
    invoice: 'invoice inv bill invoiced',
    order: 'order orders ordered po purchase pos ord',
    customer: 'customer customers client clients account acct buyer buyers purchaser member subscriber cust',
    supplier: 'supplier suppliers vendor vendors seller sellers vend contractor',
    delivery: 'delivery deliver delivered receipt received arrival arrive arriving ship shipping shipment dlv dlvry del',
    wish: 'requested required needed wanted desired expected planned scheduled preferred target wish req reqd promised',
    due: 'outstanding overdue due deadline payable latest',
    payment: 'payment payments pay pymt pmt payt settlement',
    amount: 'total totals amount sum value grand overall amt tot',
    subtotal: 'subtotal sub',
    net: 'net taxable',
    gross: 'gross',
    tax: 'vat tax taxes gst',
    without: 'excluding excl ex exclusive before without exc',
    within: 'including incl inclusive inc included',
    place: 'address location place point site destination addr',
    details: 'details information info party particulars name names',
    method: 'method means mode instrument type',
    terms: 'terms conditions',
    until: 'by before until after',
    filler:
      's of the for to in a and our your my this document final issued issue placed raised created full be eur euro euros usd gbp us goods serial agreed',
    charge: 'allowance allowances discount discounts freight shipping postage packing insurance rounding surcharge surcharges',
    else: `
      award object advice receiving contract contracts agreement project job tender offer quotation quote proposal shipment despatch
      dispatch tracking mandate serial batch lot registration card licence license terminal register store branch warehouse route booking
      case ticket transaction voucher policy permit expiry expiration validity cancellation print printing
    `,
  },
}
