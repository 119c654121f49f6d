import { Eye, EyeOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useText } from '#app/i18n/text.ts'
import { Field } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Input } from '../ui/input.tsx'

interface Props {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  help?: ReactNode
  error?: ReactNode
  aside?: ReactNode
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, name, autoComplete, help, error, aside }: Props) {
  const { t } = useText()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} help={help} error={error} aside={aside} required>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            maxLength={1000}
            className="pr-10"
          />
          <span className="absolute inset-y-0 right-1 flex items-center">
            <IconButton
              label={t(shown ? 'auth:hide_typed' : 'auth:show_typed')}
              icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
              small
              hint={false}
              aria-describedby={`${control.id}-label`}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  )
}
