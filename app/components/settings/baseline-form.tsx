import type { SettingsView } from '#app/contract/settings.ts'
import { useText } from '#app/i18n/text.ts'
import { NumberField, SettingsForm } from './settings-form.tsx'

/** What keying by hand is reckoned with; the analytics subtract the review time from it. */
export function BaselineForm({ baseline, mayWrite }: { baseline: SettingsView['baseline']; mayWrite: boolean }) {
  const { t } = useText()
  return (
    <SettingsForm
      title={t('settings:extraction.baseline_title')}
      text={t('settings:extraction.baseline_text')}
      said={t('settings:extraction.saved')}
      mayWrite={mayWrite}
      bodyOf={(number) => ({ baseline: { field_seconds: number('field'), character_seconds: number('character') } })}
    >
      <NumberField
        label={t('settings:extraction.seconds_a_field')}
        name="field"
        max={3600}
        step="0.01"
        value={baseline.field_seconds}
        mayWrite={mayWrite}
      />
      <NumberField
        label={t('settings:extraction.seconds_a_character')}
        name="character"
        max={60}
        step="0.01"
        value={baseline.character_seconds}
        mayWrite={mayWrite}
      />
    </SettingsForm>
  )
}
