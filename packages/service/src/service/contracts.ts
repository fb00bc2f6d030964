import { type Contract, loadContract } from '@pix-payments/http-contract/load'

/** Compiled once per process and shared by all services in it. */
const contracts = new Map<string, Promise<Contract>>()

export function contractOf(name: 'pix' | 'sandbox'): Promise<Contract> {
  const contract = contracts.get(name) ?? loadContract(name)
  contracts.set(name, contract)
  return contract
}
