import { PinterestIcon, TikTokIcon, XIcon, YouTubeIcon } from '@tandem/choices'
import { Heading, Inline, Stack, Tag, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useId } from 'react'
import { useAccountText } from './messages.ts'

const networks = [
  { key: 'tiktok', Icon: TikTokIcon },
  { key: 'youtube', Icon: YouTubeIcon },
  { key: 'pinterest', Icon: PinterestIcon },
  { key: 'x', Icon: XIcon },
] as const

const row = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(180px, 1fr))]',
  gap: '4',
  listStyle: 'none',
})
const tile = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  padding: '4',
  border: '1px dashed',
  borderColor: 'border.strong',
  borderRadius: 'lg',
})

/** The planned networks. */
export function ComingNetworks() {
  const text = useAccountText()
  const id = useId()
  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {text('networks.label')}
      </Heading>
      <ul className={row}>
        {networks.map(({ key, Icon }) => (
          <li key={key} className={tile}>
            <Inline as="span" gap="3">
              <Icon size={18} aria-hidden />
              <Text as="span" tone="muted">
                {text(`networks.${key}`)}
              </Text>
            </Inline>
            <Tag>{text('networks.soon')}</Tag>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
