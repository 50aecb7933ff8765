import type { Feature } from '@tandem/app-frame'
import { FailedPage } from '@tandem/page-parts/mount'
import { forgetStored, keepStored } from '@tandem/session'
import { hostRoutes, signIn } from '@tandem/testing'
import type { Member, RoutesHost } from '@tandem/testing'
import { StrictMode } from 'react'
import type { Choices } from './choices.ts'
import { featureHost } from './feature-host.tsx'
import { HarnessFrame } from './harness-frame.tsx'
import { ElsewherePage } from './harness-pages.tsx'
import { openingAddress } from './opening-address.ts'
import { SignInPage } from './sign-in-page.tsx'
import { keepTheme } from './team-for.ts'
import type { teamsOf } from './team-for.ts'
import type { DevelopedFeature } from './developed-feature.ts'

/** A feature on screen and its viewer; null when the server decides who that is. */
export interface EnteredFeature extends RoutesHost {
  member: Member | null
}

interface EnterOptions {
  developed: DevelopedFeature
  /** Null when calls go to an external server. */
  teams: ReturnType<typeof teamsOf> | null
  choices: Pick<Choices, 'role' | 'seed' | 'theme' | 'start'>
  /** Signs in again as somebody else. */
  onSignInAgain: () => void
  /** Aborted when something else was chosen in the meantime: the page then belongs to the newer choice. */
  signal: AbortSignal
}

/**
 * Mounts the feature as the chosen member of the chosen team, at the address in the address bar.
 *
 * @throws when something else was chosen before it was ready
 */
export async function enterFeature(options: EnterOptions): Promise<EnteredFeature> {
  const { developed, teams, choices, onSignInAgain, signal } = options
  const { feature, at } = developed
  const member = teams && (await teams.memberFor(choices.seed, choices.role))
  const parts = (await feature.load?.()) ?? {}
  if (member) await keepTheme(member, choices.theme)
  signal.throwIfAborted()
  keepStored('theme', choices.theme)
  if (member) enterAs(member, feature)
  const address = openingAddress(developed, choices.start)
  if (address !== window.location.pathname) window.history.replaceState(null, '', address)
  const [routes, host] = await featureHost(feature, {
    at: 'browser',
    places: developed.places,
    Frame: () => <HarnessFrame parts={parts} />,
    ErrorBoundary: FailedPage,
    SignIn: () => <SignInPage start={choices.start ?? at} {...(member && { onSignInAgain })} />,
    Elsewhere: () => <ElsewherePage home={at} />,
    tellsFailures: true,
  })
  return { ...hostRoutes(routes, { ...host, frame: (pages) => <StrictMode>{pages}</StrictMode> }), member }
}

function enterAs(member: Member, feature: Feature) {
  // Somebody who is signed in is redirected away from sign-in pages.
  if (feature.routes === undefined) forgetStored('personal_access_token')
  else signIn(member)
}
