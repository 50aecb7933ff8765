import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { TextFieldProps } from '../text-field/text-field.tsx'
import { withScript } from '../with-script/with-script.ts'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & {
  showLabel: string
  hideLabel: string
}

/** A secret that its owner can reveal: a password, a store's key. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          size="inset"
          className={withScript}
          label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
