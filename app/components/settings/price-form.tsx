import { useText } from '#app/i18n/text.ts'
import { NumberField, SettingsForm } from './settings-form.tsx'

/** From which change of a price on a person is warned. */
export function PriceForm({ tolerance, mayWrite }: { tolerance: number; mayWrite: boolean }) {
  const { t } = useText()
  return (
    <SettingsForm
      title={t('settings:extraction.prices_title')}
      text={t('settings:extraction.prices_text')}
      said={t('settings:extraction.prices_saved')}
      mayWrite={mayWrite}
      bodyOf={(number) => ({ price_tolerance: number('tolerance') })}
    >
      <NumberField
        label={t('settings:extraction.prices_tolerance')}
        name="tolerance"
        max={1000}
        step="0.1"
        value={tolerance}
        mayWrite={mayWrite}
      />
    </SettingsForm>
  )
}
