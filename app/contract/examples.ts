/** A question that the assistant can answer from the documents there are; its sentence stands in the texts. */
export interface ExampleQuestion {
  name: 'pending' | 'overdue' | 'suppliers' | 'years' | 'bank' | 'bought' | 'largest'
  year?: string
  before?: string
  party?: string
}
