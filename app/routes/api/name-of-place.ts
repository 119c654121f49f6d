import { kindOfSlug } from '#app/contract/kinds/index.ts'
import type { Fault } from '#app/domain/failure.ts'
import { columnLabel, fieldLabel } from '#app/i18n/labels.ts'
import type { Text } from '#app/i18n/text.ts'

/** The place of a fault as people know it: the label of a field (`Due date`), of a cell with its line, else the name as it was sent. */
export function nameOfPlace(t: Text, { pointer, parameter }: Pick<Fault, 'pointer' | 'parameter'>, pathname: string): string {
  if (parameter !== undefined) return parameter
  const path = (pointer ?? '').split('/').slice(1).map(unescape)
  const inside = path[0] === 'data' && path[1] === 'attributes' ? path.slice(2) : path
  const label = inside.length === 1 ? accountLabel(inside[0]!, pathname) : undefined
  if (label) return t(label)
  const kind = kindOfSlug(pathname.split('/')[3])
  const [first = 'data', row, column] = inside
  if (!kind || path === inside) return inside.join('.') || 'data'
  if (row === undefined) return fieldLabel(t, kind.name, first)
  if (column === undefined || !/^\d+$/.test(row)) return inside.join('.')
  const name = first === 'items' ? columnLabel(t, kind.name, column) : first === 'vat_details' ? fieldLabel(t, first, column) : column
  return t('errors:fault.in_row', { name, row: Number(row) + 1 })
}

/** The fields of people and of signing in, as their forms call them. */
const accountLabels = {
  email: 'auth:email',
  password: 'auth:password',
  current_password: 'auth:current_password',
  first_name: 'auth:first_name',
  last_name: 'auth:last_name',
  role: 'auth:members.role',
  code: 'auth:sign_up.code',
} as const

function accountLabel(name: string, pathname: string): (typeof accountLabels)[keyof typeof accountLabels] | undefined {
  if (!/^\/api\/v1\/(users|members|auth)(\/|$)/.test(pathname)) return undefined
  return Object.hasOwn(accountLabels, name) ? accountLabels[name as keyof typeof accountLabels] : undefined
}

/** RFC 6901. */
function unescape(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}
