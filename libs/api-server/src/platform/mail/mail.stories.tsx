import type { Meta, StoryObj } from '@storybook/react-vite'
import axe from 'axe-core'
import { expect, waitFor } from 'storybook/test'
import type { Mail } from './mail.ts'
import { renderMail } from './render-mail.ts'
import { sampleMails } from './sample-mails.ts'

interface PreviewProps {
  mail: Mail
  theme?: 'light' | 'dark'
  rendered?: Awaited<ReturnType<typeof renderMail>>
}

/** Forces a theme, because a frame follows the machine's theme and not the story's. */
const inTheme = (html: string, theme: 'light' | 'dark') =>
  html.replace('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all')

/** A mail as a program with style sheets shows it, and its text part. */
function MailPreview({ mail, theme = 'light', rendered }: PreviewProps) {
  if (!rendered) return null
  return (
    <main>
      <p>
        {mail.to}: <bdi>{rendered.subject}</bdi>
      </p>
      <iframe
        title={rendered.subject}
        srcDoc={inTheme(rendered.html, theme)}
        style={{ border: 0, width: '100%', height: 640 }}
      />
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{rendered.text}</pre>
    </main>
  )
}

/**
 * Runs a copy of the accessibility check inside the frame: the page's own check would require landmarks,
 * unlike mails.
 */
async function violationsIn(frame: HTMLIFrameElement): Promise<string[]> {
  const inside = frame.contentWindow as (Window & { axe?: typeof axe }) | null
  const script = frame.contentDocument?.createElement('script')
  if (!inside || !script) throw new Error('The mail is not shown')
  script.textContent = axe.source
  frame.contentDocument?.head.append(script)
  const results = await inside.axe?.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
  script.remove()
  return results?.violations.map(({ id, help }) => `${id}: ${help}`) ?? ['the check did not run']
}

const meta = {
  title: 'Mail/Mails',
  component: MailPreview,
  parameters: { a11y: { context: { exclude: ['iframe'] } } },
  loaders: [async ({ args }) => ({ rendered: await renderMail((args as PreviewProps).mail) })],
  render: (args, { loaded, globals }) => (
    <MailPreview {...args} theme={globals.theme as 'light' | 'dark'} rendered={loaded.rendered} />
  ),
  play: async ({ canvas, globals }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>(/./)
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeTruthy())
    const background = getComputedStyle(frame.contentDocument?.body ?? frame).backgroundColor
    await expect(background).toBe(globals.theme === 'dark' ? 'rgb(16, 19, 19)' : 'rgb(246, 246, 244)')
    await expect(await violationsIn(frame)).toEqual([])
    const page = frame.contentDocument?.documentElement
    await expect(page?.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
} satisfies Meta<typeof MailPreview>
export default meta
type Story = StoryObj<typeof meta>

export const VerifyEmail: Story = { args: { mail: sampleMails['verify-email'] } }
export const ResetPassword: Story = { args: { mail: sampleMails['reset-password'] } }
export const PasswordChanged: Story = { args: { mail: sampleMails['password-changed'] } }
export const Invitation: Story = { args: { mail: sampleMails.invitation } }
export const AlreadyRegistered: Story = { args: { mail: sampleMails['already-registered'] } }
export const SignInAdded: Story = { args: { mail: sampleMails['sign-in-added'] } }
export const VerifyNewEmail: Story = { args: { mail: sampleMails['verify-new-email'] } }
export const EmailChanged: Story = { args: { mail: sampleMails['email-changed'] } }
export const EmailRestored: Story = { args: { mail: sampleMails['email-restored'] } }
export const SignInUndone: Story = { args: { mail: sampleMails['sign-in-undone'] } }
export const TeamTakenOver: Story = { args: { mail: sampleMails['team-taken-over'] } }
export const TeamHandedOver: Story = { args: { mail: sampleMails['team-handed-over'] } }
export const ConnectionEnded: Story = { args: { mail: sampleMails['connection-ended'] } }

/** Goes to the address that the account no longer has. */
export const EmailRestoredElsewhere: Story = {
  args: { mail: { ...sampleMails['email-restored'], to: 'stranger@example.test' } },
}

/** Hostile names must not change the layout, meaning or direction of a mail. */
export const HostileNames: Story = {
  args: {
    mail: {
      ...sampleMails.invitation,
      name: '</p><h1>Ada',
      inviter: 'Win at https://evil.example/now \u202egnp',
      team: 'متجر البلوط والزيزفون للأعمال الخشبية',
    },
  },
}

export const Narrow: Story = {
  args: { mail: sampleMails.invitation },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
