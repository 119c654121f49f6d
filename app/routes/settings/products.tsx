import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigate } from '@remix-run/react'
import { Package } from 'lucide-react'
import { SettingsHeader } from '#app/components/members/settings-header.tsx'
import { ProductImport } from '#app/components/settings/product-import.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Pagination } from '#app/components/ui/pagination.tsx'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '#app/components/ui/table.tsx'
import { mayDo } from '#app/contract/members.ts'
import { listProducts } from '#app/domain/products/products.server.ts'
import { formatDecimal } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'
import { askedPage, requirePage } from '../asked-page.server.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await requireMember(request, 'settings')
  const page = askedPage(new URL(request.url).searchParams)
  const mayWrite = mayDo(who.member.role, 'settings', 'write')
  const products = listProducts(who, { filter: {}, page })
  requirePage(request, page, products.meta)
  return { ...products, page, mayWrite, title: await pageTitle(request, 'settings:products.title') }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [{ title: loaded?.title }]

export default function Products() {
  const { data, meta: shown, page, mayWrite } = useLoaderData<typeof loader>()
  const { t, language } = useText()
  const navigate = useNavigate()
  const addressOf = (number: number, size: number) => `/settings/products?page[number]=${number}&page[size]=${size}`
  return (
    <div className="flex flex-col gap-5">
      <SettingsHeader title={t('settings:products.title')} text={t('settings:products.text')} />
      {mayWrite ? <ProductImport /> : null}
      <Card className="overflow-hidden">
        {data.length === 0 ? (
          <EmptyState icon={<Package aria-hidden />} title={t('settings:products.empty_title')} text={t('settings:products.empty_text')} />
        ) : (
          <Table label={t('settings:products.title')}>
            <TableHead>
              <tr>
                <ColumnHeader>{t('settings:products.code')}</ColumnHeader>
                <ColumnHeader>{t('settings:products.name')}</ColumnHeader>
                <ColumnHeader>{t('settings:products.divalto_code')}</ColumnHeader>
                <ColumnHeader number>{t('settings:products.unit_price')}</ColumnHeader>
              </tr>
            </TableHead>
            <TableBody>
              {data.map((product) => (
                <TableRow key={product.id}>
                  <TableCell className="font-medium whitespace-nowrap">{product.code}</TableCell>
                  <TableCell>{product.name}</TableCell>
                  <TableCell className="whitespace-nowrap">{product.divalto_code}</TableCell>
                  <TableCell number>{product.unit_price ? formatDecimal(product.unit_price, language) : null}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Card>
      {shown.total > 0 ? (
        <Pagination
          {...shown}
          page={page.number}
          size={page.size}
          addressOf={(number) => addressOf(number, page.size)}
          onSize={(size) => navigate(addressOf(1, size))}
        />
      ) : null}
    </div>
  )
}
