import { isAllowed } from '@tandem/api-contract'
import { loadTranslations, PageFrame, translate } from '@tandem/app-frame'
import type { Feature, FrameParts, NavigationEntry } from '@tandem/app-frame'
import { Inline } from '@tandem/design-system'
import { userAtom } from '@tandem/session'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { NavLink } from 'react-router'
import { useText } from './messages.ts'

/** A page of the mounted features that the signed-in person may open. */
export interface PageLink {
  /** For `Link` and `NavLink` of React Router. */
  to: string
  title: string
}

/** What the header of an app receives. */
export interface HeaderProps {
  /** In the order of the features. */
  pages: readonly PageLink[]
}

/** What the features add to the frame around their pages, with the texts in the language in use. */
export async function loadParts(features: readonly Feature[]): Promise<FrameParts[]> {
  const [parts] = await Promise.all([
    Promise.all(features.map(async (feature) => (await feature.load?.()) ?? {})),
    Promise.all(features.map(({ translations }) => loadTranslations(translations))),
  ])
  return parts
}

const leavesOf = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]))

/** The pages in the menus of the features. */
export const pagesOf = (parts: readonly FrameParts[]): NavigationEntry[] =>
  leavesOf(parts.flatMap(({ navigation = [] }) => navigation)).filter(({ disabled }) => !disabled)

interface FeatureFrameProps {
  parts: readonly FrameParts[]
  Header: ComponentType<HeaderProps>
}

/** The frame around every page behind sign-in: the app's header, notices, the page. */
export function FeatureFrame({ parts, Header }: FeatureFrameProps) {
  const user = useAtomValue(userAtom)
  // Between the end of a session and the sign-in page, there is no user for a moment.
  if (user === null) return null
  const pages = pagesOf(parts)
    .filter(({ permission }) => permission === undefined || isAllowed(user.role, permission))
    .map(({ url, title }) => ({ to: url, title: translate(title) }))
  return (
    <>
      <Header pages={pages} />
      <Suspense>
        {parts
          .flatMap(({ notices = [] }) => notices)
          .map((Notice, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the features of an app do not change
            <Notice key={index} />
          ))}
      </Suspense>
      <main>
        <PageFrame />
      </main>
    </>
  )
}

/** The header of an app that brings none: links to all pages. */
export function PageLinks({ pages }: HeaderProps) {
  const text = useText()
  return (
    <Inline as="nav" gap="4" wrap aria-label={text('pages')}>
      {pages.map(({ to, title }) => (
        <NavLink key={to} to={to}>
          {title}
        </NavLink>
      ))}
    </Inline>
  )
}
