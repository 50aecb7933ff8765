import { Dialog, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { language } from '@tandem/format'
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

function ReleaseEntries({ release: { version, entries } }: { release: Release }) {
  const text = useText()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={heading}>
        {version === null ? text('newest') : text('release', { version })}
      </h3>
      <ul className={list} lang="en">
        {entries.map((entry) => {
          const [headline, ...rest] = entry.split(sentenceEnd)
          return (
            <li key={entry}>
              {headline}
              {rest.length > 0 && <p className={details}>{rest.join(' ')}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const sentenceEnd = /(?<=[.!?]) /

const heading = css({ textStyle: 'sm', fontWeight: 'semibold', marginBottom: '2' })
const list = css({
  display: 'grid',
  gap: '3',
  listStyle: 'disc',
  paddingInlineStart: '5',
  textStyle: 'sm',
  overflowWrap: 'anywhere',
})
const details = css({ color: 'fg.muted' })
