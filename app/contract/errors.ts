/** Every refusal that the product knows: its code and HTTP status. The words stand in locales/<language>/errors.ts under the same code. */
export const errorStatus = {
  malformed: 400,
  unknown_filter: 400,
  unauthenticated: 401,
  forbidden: 403,
  xsrf_mismatch: 403,
  foreign_origin: 403,
  sign_up_closed: 403,
  sign_up_code_wrong: 403,
  not_found: 404,
  method_not_allowed: 405,
  stale_version: 409,
  wrong_resource: 409,
  too_large: 413,
  not_a_pdf: 415,
  misdirected: 421,
  invalid: 422,
  version_missing: 422,
  wrong_status: 422,
  pull_running: 422,
  blocked_by_check: 422,
  reason_missing: 422,
  encrypted: 422,
  damaged: 422,
  email_taken: 422,
  password_too_short: 422,
  password_too_common: 422,
  password_wrong: 422,
  current_password_wrong: 422,
  link_dead: 422,
  last_admin: 422,
  too_many_tries: 429,
  unexpected: 500,
  not_ready: 503,
  model_unreachable: 503,
  no_space: 507,
} as const satisfies Record<string, number>

/** What exactly may be wrong at one place of a request; the words stand in locales/<language>/errors.ts under `fault`. */
export const faultReasons = [
  'unknown',
  'missing',
  'read_only',
  'not_text',
  'not_number',
  'not_whole',
  'not_flag',
  'not_list',
  'not_object',
  'not_date',
  'not_time',
  'not_decimal',
  'not_currency',
  'not_email',
  'not_choice',
  'not_valid',
  'too_short',
  'too_long',
  'too_low',
  'too_high',
  'too_few',
  'too_many',
  'no_such_row',
  'row_twice',
  'taken',
  'not_json',
  'no_data',
  'other_type',
  'other_id',
  'broken_form',
  'no_file',
  'other_kind',
  'unknown_sort',
  'unknown_time_zone',
  'csv_head',
  'csv_empty',
  'csv_too_long',
  'csv_price',
  'csv_broken',
  'has_come',
  'note_missing',
  'edited',
  'moved_on',
] as const
export type FaultReason = (typeof faultReasons)[number]

export type ErrorCode = keyof typeof errorStatus

/** One thing that is wrong, in the form of JSON:API. */
export interface ErrorObject {
  status: string
  code: string
  title: string
  detail: string
  source?: { pointer?: string; parameter?: string }
}

/** The body of every refusal; `error` is one sentence for people, in their language. */
export interface ErrorBody {
  error: string
  errors: ErrorObject[]
}
