import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { PageNotice } from './page-notice.tsx'

const meta = {
  title: 'Page notice (404, error page)',
  id: 'design-system-error-state-page-notice',

  component: PageNotice,
  args: {
    label: '404',
    title: 'Page Not Found',
    text: 'The address may be mistyped, or the page no longer exists. Nothing has changed.',
    actions: (
      <>
        <Button size="form" icon={<ArrowLeft aria-hidden />}>
          Go Back
        </Button>
        <Button size="form" variant="primary">
          Go Home
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageNotice>
export default meta

type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongText: Story = {
  args: {
    label: undefined,
    title: 'This page of a team with an unusually long name cannot be shown',
    text: 'https://app.example.com/a-team-with-a-remarkably-long-name/stores/and-another-one leads nowhere any more.',
  },
}
