import { link } from '@tandem/design-system/recipes'
import { Link } from 'react-router'
import { AuthHead } from '../frame/auth-head.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { journeyMessages } from '../journey-messages.ts'
import { authPaths } from '../paths.ts'

/** Asks for a link to set a new password. */
export function Component() {
  const text = journeyMessages.useText()
  return (
    <>
      <AuthHead>
        {text('forgot.description')} {text('forgot.remembered')}{' '}
        <Link to={authPaths.login} className={link()}>
          {text('toSignIn')}
        </Link>
      </AuthHead>
      <ForgotPasswordForm />
    </>
  )
}
