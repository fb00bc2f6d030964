export type Command = readonly string[]

/** pix-verify.yaml, with its defaults. The fields are those of config.schema.json. */
export interface Config {
  readonly operator: {
    readonly url?: string
    readonly commands?: Readonly<Record<string, Command>>
    readonly webhookUrl: string
    readonly start?: Command
    readonly restart?: Command
    readonly startSeconds: number
  }
  readonly sandbox?: { readonly url: string; readonly controlToken?: string }
  readonly proxy: { readonly host: string; readonly port: number; readonly url?: string }
  readonly seed: number
  readonly slowMilliseconds: number
  readonly kills: number
  /** The folder of the file: commands run there. */
  readonly folder: string
}
