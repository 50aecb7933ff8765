import { PasswordField } from '@tandem/design-system'
import { link } from '@tandem/design-system/recipes'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { authMessages } from '../messages.ts'
import { authPaths } from '../paths.ts'

type GivenProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel' | 'label' | 'size'>

/** The field for the current password. */
export function PresentPasswordField(props: GivenProps) {
  const text = authMessages.useText()
  return (
    <PasswordField
      {...props}
      label={text('field.password')}
      labelAction={
        <Link to={authPaths.forgotPassword} className={link()}>
          {text('login.forgot')}
        </Link>
      }
      autoComplete="current-password"
      size="lg"
      showLabel={text('field.showPassword')}
      hideLabel={text('field.hidePassword')}
    />
  )
}
