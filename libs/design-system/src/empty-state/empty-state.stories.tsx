import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, Store } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { LogoMark } from '../logo/logo.tsx'
import { ConnectDrawing } from './connect-drawing.tsx'
import { EmptyState } from './empty-state.tsx'
import { ComingSoonDrawing } from './coming-soon-drawing.tsx'
import { State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Empty state (blank slate, no data, no results)',
  id: 'design-system-empty-state',

  component: EmptyState,
  subcomponents: { ConnectDrawing, ComingSoonDrawing },
  args: { kind: 'nothingYet', title: 'No orders yet', headingLevel: 2 },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const NothingYet: Story = {
  args: {
    title: 'No orders yet',
    text: 'Orders appear here as soon as the first sync has read them.',
    actions: (
      <Button variant="primary" size="form">
        Sync now
      </Button>
    ),
  },
}

export const ToBeConnected: Story = {
  args: {
    art: <ConnectDrawing from={<Store size={26} strokeWidth={1.75} />} to={<LogoMark />} />,
    title: 'Connect a store to see its orders',
    text: 'Tandem reads orders, customers and products from Shopify or WooCommerce, and never writes to your store.',
    actions: (
      <>
        <Button variant="primary" size="form" icon={<Plus aria-hidden />}>
          Connect a store
        </Button>
        <Button variant="ghost" size="form">
          How it works
        </Button>
      </>
    ),
  },
}

export const NothingFound: Story = {
  args: {
    kind: 'nothingFound',
    title: 'No orders match',
    text: 'Nothing for “lantern” with payment Refunded in the last 30 days.',
    actions: <Button>Clear filters</Button>,
  },
}

export const OnAPhone: Story = { ...ToBeConnected, globals: { viewport: { value: 'phone' } } }

export const LongText: Story = {
  args: {
    title: 'No orders match what you searched for in the store with the remarkably long name',
    text: `Nothing for “${'lantern'.repeat(24)}” with payment Refunded in the last 30 days.`,
  },
  globals: { viewport: { value: 'narrow' } },
}

/** The drawings for above the text. */
export const Drawings: Story = {
  render: () => (
    <StateGrid width={260}>
      <State name="Nothing yet">
        <EmptyState title="No posts yet" />
      </State>
      <State name="To be connected">
        <EmptyState
          art={<ConnectDrawing from={<Store size={26} strokeWidth={1.75} />} to={<LogoMark />} />}
          title="Connect a store"
        />
      </State>
      <State name="Coming soon">
        <EmptyState art={<ComingSoonDrawing />} title="Campaigns come soon" />
      </State>
      <State name="Nothing found">
        <EmptyState kind="nothingFound" title="No orders match" />
      </State>
    </StateGrid>
  ),
}
