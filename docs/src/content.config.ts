import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro/content/config'
import { z } from 'astro/zod'

export const collections: Record<string, ReturnType<typeof defineCollection>> = {
  docs: defineCollection({
    loader: docsLoader(),
    // The fingerprint of the English text that a Portuguese page translates. `pnpm translated` writes it.
    schema: docsSchema({ extend: z.object({ translationOf: z.string().optional() }) }),
  }),
}
