import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/stack.tsx'
import { Heading } from './heading.tsx'
import { Text } from './text.tsx'
import { State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Text (heading, typography)',
  id: 'design-system-text',

  component: Text,
  subcomponents: { Heading },
  args: { children: '1.318 orders, updated 4 min ago', size: 'md', tone: 'default', numeric: false },
} satisfies Meta<typeof Text>
export default meta

type Story = StoryObj<typeof meta>

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="xl">
        Sign in
      </Heading>
      <Heading level={2} size="lg">
        Orders
      </Heading>
      <Heading level={3}>Connect a store</Heading>
      <Heading level={4} size="sm">
        Linden Home
      </Heading>
    </Stack>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Stack gap="2">
      <Text size="md">14/20 body: 1.318 orders, updated 4 min ago</Text>
      <Text size="sm">13/20 tables and controls</Text>
      <Text size="xs">12/16 help</Text>
      <Text size="2xs">11/16 axis and section labels</Text>
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack gap="2">
      {(['default', 'muted', 'subtle', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Ayşe Yıldız, İzmir, ₺1.427,00 ({tone})
        </Text>
      ))}
    </Stack>
  ),
}

export const Numeric: Story = {
  render: () => (
    <Stack gap="1">
      <Text numeric>₺12.480,00</Text>
      <Text numeric>₺11.111,11</Text>
    </Stack>
  ),
}

const longName = 'A very long name of a store that nobody would ever give to a store, but somebody did'

export const OneLine: Story = { args: { lines: 1, style: { maxWidth: 240 }, children: longName } }
export const TwoLines: Story = { args: { lines: 2, style: { maxWidth: 240 }, children: longName } }

export const States: Story = {
  render: (args) => (
    <StateGrid>
      <State name="Default">
        <Text {...args}>1.318 orders, updated 4 min ago</Text>
      </State>
      <State name="Long text">
        <Text {...args}>{'https://a-store-with-a-remarkably-long-address.example.com/'.repeat(2)}</Text>
      </State>
      <State name="Long text, one line">
        <Text {...args} lines={1}>
          {longName}
        </Text>
      </State>
      <State name="Long text, two lines">
        <Text {...args} lines={2}>
          {longName}. {longName}
        </Text>
      </State>
      <State name="Right to left">
        <Heading level={3}>
          <bdi>متجر الزيتون</bdi> and its 12 orders
        </Heading>
        <Text {...args} dir="auto">
          هذا الطلب رقم #4812 من Linden Home
        </Text>
      </State>
    </StateGrid>
  ),
}
