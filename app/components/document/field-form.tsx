import { useDesk } from '#app/components/desk/desk-context.ts'
import { sections } from '#app/components/desk/doubtful.ts'
import { useText } from '#app/i18n/text.ts'
import { ItemsTable } from './items-table.tsx'
import { ValueField } from './value-field.tsx'

/** The form of a document, made from the list of fields of its kind. */
export function FieldForm() {
  const { t } = useText()
  const { kind } = useDesk()
  return (
    <div className="@container flex flex-col gap-6">
      {sections.map((section) =>
        section === 'items' ? (
          <ItemsTable key={section} list="items" columns={kind.columns} />
        ) : (
          <section key={section} aria-labelledby={`section-${section}`} className="flex flex-col gap-3">
            <SectionTitle id={`section-${section}`}>{t(`desk:section.${section}`)}</SectionTitle>
            <div className="grid grid-cols-1 gap-x-4 gap-y-3 @lg:grid-cols-2">
              {kind.fields
                .filter((field) => field.section === section)
                .map((field) => (
                  <ValueField key={field.name} field={field} />
                ))}
            </div>
            {section === 'amounts' && kind.vatColumns.length > 0 ? <ItemsTable list="vat_details" columns={kind.vatColumns} /> : null}
          </section>
        ),
      )}
    </div>
  )
}

export function SectionTitle({ id, children }: { id?: string; children: string }) {
  return (
    <h2 id={id} className="border-b border-line pb-1 text-xs font-semibold tracking-wide text-muted uppercase">
      {children}
    </h2>
  )
}
