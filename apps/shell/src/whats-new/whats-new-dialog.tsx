import { Badge, Dialog, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatDate, language } from '@tandem/format'
import { useId, useState } from 'react'
// eslint-disable-next-line @nx/enforce-module-boundaries -- no package: newest-releases.ts makes it during the build
import { releases as newestReleases } from 'virtual:newest-releases'
import type { Release } from '../../newest-releases.ts'
import { useText } from './messages.ts'

interface WhatsNewDialogProps {
  releases?: readonly Release[]
  onClose: () => void
}

/** The newest releases, in the plain sentences of the changelog: the first of each entry is its headline. */
export function WhatsNewDialog({ releases = newestReleases, onClose }: WhatsNewDialogProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        onClose()
      }}
      title={text('title')}
      description={language() === 'en' ? undefined : text('inEnglish')}
      labels={{ close: text('close') }}
    >
      <Stack gap="5">
        {releases.length === 0 && <Text tone="muted">{text('none')}</Text>}
        {releases.map((release) => (
          <ReleaseEntries key={release.version} release={release} />
        ))}
      </Stack>
    </Dialog>
  )
}

function ReleaseEntries({ release: { version, date, groups } }: { release: Release }) {
  const text = useText()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={heading}>
        {version === null ? text('newest') : text('release', { version })}{' '}
        {date !== null && <span className={day}>{formatDate(date, 'UTC')}</span>}
      </h3>
      <Stack gap="4">
        {groups.map(({ kind, entries }) => (
          <div key={kind}>
            <h4 className={kindName}>
              <Badge tone={tones[kind]}>{text(`kinds.${kind}`)}</Badge>
            </h4>
            <ul className={list} lang="en">
              {entries.map((entry) => {
                const [headline, ...rest] = entry.split(sentenceEnd)
                return (
                  <li key={entry}>
                    <p className={headlineOf}>{headline}</p>
                    {rest.length > 0 && <p className={details}>{rest.join(' ')}</p>}
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </Stack>
    </section>
  )
}

const tones = { new: 'accent', changed: 'info' } as const
const sentenceEnd = /(?<=[.!?]) /

const heading = css({ textStyle: 'sm', fontWeight: 'semibold', marginBottom: '2' })
const day = css({ marginInlineStart: '1', color: 'fg.muted', fontWeight: 'regular' })
const list = css({
  display: 'grid',
  listStyle: 'none',
  textStyle: 'sm',
  overflowWrap: 'anywhere',
  '& > li': { paddingBlock: '2' },
  '& > li + li': { borderTop: '1px solid', borderColor: 'border.subtle' },
})
const kindName = css({ marginBottom: '1' })
const headlineOf = css({ fontWeight: 'medium' })
const details = css({ color: 'fg.muted' })
