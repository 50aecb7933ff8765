import type { SocialProvider } from '@tandem/api-contract'

const paths: Record<SocialProvider, string> = {
  google:
    'M12 10.4v3.5h5a4.6 4.6 0 0 1-5 3.5 5.4 5.4 0 1 1 3.5-9.5l2.5-2.5A9 9 0 1 0 12 21c5.2 0 8.8-3.7 8.8-8.9 0-.6 0-1.1-.2-1.7Z',
  facebook:
    'M21.5 12A9.5 9.5 0 1 0 10.5 21.4v-6.6H8.1V12h2.4V9.9c0-2.4 1.4-3.7 3.6-3.7 1 0 2.1.2 2.1.2v2.3H15c-1.2 0-1.5.7-1.5 1.5V12h2.6l-.4 2.8h-2.2v6.6a9.5 9.5 0 0 0 8-9.4Z',
  apple:
    'M16.6 12.6c0-2.1 1.7-3.1 1.8-3.2-1-1.4-2.5-1.6-3-1.7-1.3-.1-2.5.8-3.2.8-.6 0-1.6-.7-2.7-.7-1.4 0-2.7.8-3.4 2-1.4 2.5-.4 6.2 1 8.2.7 1 1.5 2.1 2.5 2.1s1.4-.7 2.7-.7 1.6.7 2.7.7 1.8-1 2.5-2c.8-1.1 1.1-2.2 1.1-2.3-.1 0-2-.8-2-3.2ZM14.6 6.5c.6-.7.9-1.6.8-2.5-.8 0-1.8.5-2.4 1.2-.5.6-1 1.6-.8 2.5.9.1 1.8-.5 2.4-1.2Z',
}

/** The logo of a provider in one colour, shown beside its name. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg width={16} height={16} viewBox="2 2 20 20" fill="currentColor" aria-hidden>
      <path d={paths[provider]} />
    </svg>
  )
}
