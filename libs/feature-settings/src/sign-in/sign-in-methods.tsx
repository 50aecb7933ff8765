import { socialProviderNames, socialProviders } from '@tandem/api-contract'
import type { ProviderSignIn } from '@tandem/api-contract'
import { Banner, Card, Inline, Stack } from '@tandem/design-system'
import { button } from '@tandem/design-system/recipes'
import { formatDate } from '@tandem/format'
import { signInMethodQueries } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Section } from '../frame/section.tsx'
import { useSignInText } from './messages.ts'
import { MethodRow } from './method-row.tsx'
import { AddSignInDialog, RemoveSignInDialog } from './sign-in-dialogs.tsx'
import { useProviderReturn } from './use-provider-return.ts'

/** The user's sign-in methods, and how to add and remove them. */
export function SignInMethodList() {
  const text = useSignInText()
  const { timezone } = useUser().team
  const { data: methods } = useSuspenseQuery(signInMethodQueries.own)
  const { returned, settle } = useProviderReturn()
  const [removing, setRemoving] = useState<ProviderSignIn | null>(null)
  const { has_password, password_set_at, providers, start } = methods
  const isLast = !has_password && providers.length === 1
  const dayOf = (at: string) => formatDate(at, timezone)

  return (
    <Stack gap="6">
      {returned && 'reason' in returned && (
        <Banner tone="warning" announce>
          {text(`returned.${returned.reason}`, {
            provider: returned.provider
              ? socialProviderNames[returned.provider]
              : text('returned.anyProvider'),
          })}
        </Banner>
      )}
      <Card flush>
        <ul aria-label={text('list')}>
          <MethodRow name={text('password')} isPassword>
            {password_set_at !== null && text('passwordSince', { date: dayOf(password_set_at) })}
            {password_set_at === null && text(has_password ? 'passwordSet' : 'noPassword')}
          </MethodRow>
          {providers.map((method) => {
            const { id, provider, email, created_at } = method
            const name = socialProviderNames[provider]
            return (
              <MethodRow
                key={id}
                name={name}
                remove={
                  isLast
                    ? undefined
                    : {
                        label: text('remove'),
                        accessibleLabel: text('removeNamed', {
                          method: email === null ? name : `${name}, ${email}`,
                        }),
                        onClick: () => setRemoving(method),
                      }
                }
              >
                {email !== null && (
                  <>
                    <bdi>{email}</bdi>
                    {' · '}
                  </>
                )}
                {text('since', { date: dayOf(created_at) })}
                {isLast && ` · ${text('only')}`}
              </MethodRow>
            )
          })}
        </ul>
      </Card>
      {Object.keys(start).length > 0 && (
        <Section title={text('addTitle')} hint={text('addHint')}>
          <Inline gap="2" wrap>
            {socialProviders
              .filter((provider) => start[provider] !== undefined)
              .map((provider) => (
                <a key={provider} href={start[provider]} className={button({ size: 'form' })}>
                  <span data-part="content">{text('add', { provider: socialProviderNames[provider] })}</span>
                </a>
              ))}
          </Inline>
        </Section>
      )}
      {returned && 'code' in returned && <AddSignInDialog returned={returned} onClose={settle} />}
      {removing && <RemoveSignInDialog method={removing} onClose={() => setRemoving(null)} />}
    </Stack>
  )
}
