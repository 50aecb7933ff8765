import { link } from '@tandem/design-system/recipes'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { AuthHead } from '../frame/auth-head.tsx'
import { LegalNote } from '../legal/legal-note.tsx'
import { SocialButtons } from '../social/social-buttons.tsx'
import { RegisterForm } from './register-form.tsx'
import { journeyMessages } from '../journey-messages.ts'
import { authPaths } from '../paths.ts'
import { keepPendingRegistration } from '../pending-registration.ts'
import { socialServiceQueries } from '../social-service-queries.ts'
import { keepWantedPath } from '../wanted-after-provider.ts'

/** Creates an account. The registration is stored for the page that waits for the mail. */
export function Component() {
  const text = journeyMessages.useText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data: services } = useQuery(socialServiceQueries.services())
  return (
    <>
      <AuthHead>
        {text('register.hasAccount')}{' '}
        <Link to={authPaths.login} className={link()}>
          {text('register.login')}
        </Link>
      </AuthHead>
      <RegisterForm
        onRegistered={(pending, email) => {
          keepPendingRegistration(pending, email)
          void navigate(authPaths.checkEmail)
        }}
      />
      <SocialButtons services={services} onLeave={() => keepWantedPath(search)} />
      <LegalNote on="register" />
    </>
  )
}
