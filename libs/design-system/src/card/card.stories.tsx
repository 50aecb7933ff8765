import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, ArchiveRestore, Check, CircleAlert, Ellipsis, RefreshCw, Store } from 'lucide-react'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Grid } from '../layout/grid.tsx'
import { Stack } from '../layout/stack.tsx'
import { Loading, Skeleton } from '../skeleton/skeleton.tsx'
import { Text } from '../text/text.tsx'
import { Card } from './card.tsx'
import { atMost, State, StateGrid } from '../example-states.tsx'

const counts = (
  <Grid columns={4}>
    {[
      ['Collections', '18'],
      ['Customers', '2.906'],
      ['Orders', '6.418'],
      ['Products', '211'],
    ].map(([name, count]) => (
      <Stack key={name} gap="0.5">
        <Text size="xs" tone="muted">
          {name}
        </Text>
        <Text size="md" weight="semibold" tone="inherit" numeric>
          {count}
        </Text>
      </Stack>
    ))}
  </Grid>
)

const more = <IconButton size="sm" label="More actions" icon={<Ellipsis aria-hidden />} />

const meta = {
  title: 'Card (panel, tile, box)',
  id: 'design-system-card',

  component: Card,
  args: {
    title: 'Oak Workshop',
    description: 'workshop.lindenandoak.com, EUR',
    media: <Avatar shape="tile" size="lg" fallback={<Store aria-hidden />} />,
    children: counts,
  },
  decorators: [atMost(560)],
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const WithFooter: Story = {
  args: {
    actions: (
      <>
        <Badge tone="success" icon={<Check aria-hidden />}>
          Up to date
        </Badge>
        {more}
      </>
    ),
    footer: 'Synced 4 min ago, next in 11 min',
    footerActions: (
      <Button variant="ghost" size="sm" icon={<RefreshCw aria-hidden />}>
        Sync now
      </Button>
    ),
  },
}

export const Failed: Story = {
  args: {
    actions: (
      <>
        <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
          Access lost
        </Badge>
        {more}
      </>
    ),
    children: (
      <Banner tone="danger" title="The store refused the key.">
        It was probably replaced in the store’s admin. Your data up to 20 Nov 2026 09:15 is safe.
      </Banner>
    ),
    footer: 'Last synced 20 Nov 2026 09:15',
    footerActions: <Button size="sm">Reconnect</Button>,
  },
}

export const Archived: Story = {
  args: {
    variant: 'archived',
    title: 'Christmas pop-up',
    actions: (
      <>
        <Badge tone="neutral" icon={<Archive aria-hidden />}>
          Archived
        </Badge>
        {more}
      </>
    ),
    footer: 'Archived on 6 Jan 2026 by Mert Kaya. Not syncing.',
    footerActions: (
      <Button size="sm" icon={<ArchiveRestore aria-hidden />}>
        Restore
      </Button>
    ),
  },
}

export const BodyAlone: Story = { args: { title: undefined, description: undefined, media: undefined } }

export const LongText: Story = {
  args: {
    title: 'A store whose owner could not decide on a name and so took all of them at once',
    description: 'https://a-store-with-a-remarkably-long-address-without-any-break.example.com, TRY',
    actions: <Badge tone="neutral">Archived</Badge>,
    footer: 'Archived 6 Jan 2026 by somebody whose name does not want to end either, for reasons unknown.',
    footerActions: <Button size="sm">Restore</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
}

export const States: Story = {
  render: (args) => (
    <StateGrid width={400}>
      <State name="Default">
        <Card {...args} />
      </State>
      <State name="Archived">
        <Card {...args} variant="archived" title="Christmas pop-up" />
      </State>
      <State name="Loading">
        <Card {...args} title="Linden Home">
          <Loading label="Loading counts">
            <Skeleton height={36} />
          </Loading>
        </Card>
      </State>
      <State name="Error">
        <Card {...args} title="Linden Outlet">
          <Banner tone="danger" title="The store refused the key." />
        </Card>
      </State>
      <State name="Right to left">
        <Card
          {...args}
          title="متجر الزيتون والفخار في البلدة القديمة"
          description="zaytoun.example.com, EUR"
          actions={more}
        />
      </State>
    </StateGrid>
  ),
}
