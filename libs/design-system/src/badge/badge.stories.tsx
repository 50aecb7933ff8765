import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, Check, CircleAlert, Clock, Undo2 } from 'lucide-react'
import { Inline } from '../layout/inline.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { Badge, Count, Tag } from './badge.tsx'

const meta = { component: Badge, args: { tone: 'success', children: 'Paid' } } satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <Inline wrap>
      <Badge tone="success" icon={<Check aria-hidden />}>
        Up to date
      </Badge>
      <Badge tone="warning" icon={<Clock aria-hidden />}>
        Pending
      </Badge>
      <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
        Access lost
      </Badge>
      <Badge tone="info" icon={<Undo2 aria-hidden />}>
        Part refunded
      </Badge>
      <Badge tone="accent" icon={<Spinner size="sm" />}>
        Syncing
      </Badge>
      <Badge tone="neutral" icon={<Archive aria-hidden />}>
        Archived
      </Badge>
    </Inline>
  ),
}
export const WithoutIcon: Story = { args: { tone: 'neutral', children: 'Archived' } }
export const SoonTag: Story = { render: () => <Tag>Soon</Tag> }
export const CountOfThings: Story = { render: () => <Count>128</Count> }
