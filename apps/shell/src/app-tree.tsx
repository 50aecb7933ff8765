import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { createStore } from 'jotai'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router/dom'
import type { RouterProviderProps } from 'react-router/dom'
import { reportError } from './errors/report-error.ts'
import { WithLoadingOverlay } from './loading-overlay.tsx'

interface AppTreeProps {
  store: ReturnType<typeof createStore>
  queryClient: QueryClient
  router: RouterProviderProps['router']
}

/** The whole app: the same in a browser and on the server that renders pages. */
export function AppTree({ store, queryClient, router }: AppTreeProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <WithLoadingOverlay>
            <RouterProvider router={router} onError={reportError} />
          </WithLoadingOverlay>
        </QueryClientProvider>
      </Provider>
    </StrictMode>
  )
}
