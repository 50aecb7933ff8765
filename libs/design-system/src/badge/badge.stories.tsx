import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, Check, CircleAlert, Clock, Undo2 } from 'lucide-react'
import { Inline } from '../layout/inline.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { Badge } from './badge.tsx'
import { Count, Tag } from './mark.tsx'
import { State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Badge (pill, status, label, tag, chip)',
  id: 'design-system-badge',

  component: Badge,
  subcomponents: { Tag, Count },
  args: { tone: 'success', children: 'Paid' },
} satisfies Meta<typeof Badge>
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

export const States: Story = {
  render: (args) => (
    <StateGrid width={160}>
      <State name="Default">
        <Badge {...args} />
      </State>
      <State name="With icon">
        <Badge {...args} icon={<Check aria-hidden />} />
      </State>
      <State name="Tag">
        <Tag>Soon</Tag>
      </State>
      <State name="Count">
        <Count>1.318</Count>
      </State>
      <State name="Long text">
        <div style={{ width: 120 }}>
          <Badge {...args} tone="warning">
            Partly refunded by hand
          </Badge>
        </div>
      </State>
      <State name="Right to left">
        <Badge {...args}>مدفوع</Badge>
      </State>
    </StateGrid>
  ),
}
