import { PageFrame, translate } from '@tandem/app-frame'
import type { FrameParts, NavigationEntry } from '@tandem/app-frame'
import { Badge } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { useIsAllowed, userAtom } from '@tandem/session'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { NavLink } from 'react-router'
import { useText } from './messages.ts'

/** The parts of the shell around the pages that one feature needs: menu, notices, page head. */
export function HarnessFrame({ parts }: { parts: FrameParts }) {
  const isSignedIn = useAtomValue(userAtom) !== null
  const text = useText()
  const { navigation = [], notices = [] } = parts
  return (
    isSignedIn && (
      <div className={columns}>
        <nav aria-label={text('menu')} className={menu}>
          <Entries entries={navigation} />
        </nav>
        <div className={content}>
          <Suspense>
            {notices.map((Notice, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of a feature do not change
              <Notice key={index} />
            ))}
          </Suspense>
          <main>
            <PageFrame />
          </main>
        </div>
      </div>
    )
  )
}

const Entries = ({ entries }: { entries: readonly NavigationEntry[] }) => (
  <ul className={list}>
    {entries.map((entry) =>
      entry.permission === undefined ? (
        <Entry key={entry.url} {...entry} />
      ) : (
        <EntryForSome key={entry.url} {...entry} permission={entry.permission} />
      ),
    )}
  </ul>
)

const EntryForSome = (entry: NavigationEntry & Required<Pick<NavigationEntry, 'permission'>>) =>
  useIsAllowed(entry.permission) && <Entry {...entry} />

function Entry({ title, url, disabled, badge, children }: NavigationEntry) {
  const name = translate(title)
  return (
    <li>
      {children ? (
        <span className={cx(row, quiet)}>{name}</span>
      ) : disabled ? (
        <span className={cx(row, quiet)}>
          {name} {badge && <Badge tone="neutral">{translate(badge)}</Badge>}
        </span>
      ) : (
        <NavLink to={url} end className={cx(row, link)}>
          {name}
        </NavLink>
      )}
      {children && <Entries entries={children} />}
    </li>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', mobile: 'auto minmax(0, 1fr)' },
  gap: '4',
  padding: '4',
})
const menu = css({ mobile: { width: '[token(sizes.sidebar.expanded)]', paddingTop: '8' } })
const content = css({ minWidth: '0', maxWidth: 'content-max' })
const list = css({ listStyle: 'none', '& &': { paddingLeft: '3' } })
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  padding: '2',
  borderRadius: 'md',
  textStyle: 'sm',
})
const quiet = css({ color: 'fg.muted' })
const link = css({
  color: 'fg.default',
  _hover: { background: 'bg.hover' },
  '&[aria-current=page]': { background: 'bg.active', fontWeight: 'medium' },
})
