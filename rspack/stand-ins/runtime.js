import {
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { getGlobalFederationInstance } from './utils.js';

let own = null;

/** Replace the runtime's interface: the part of it that the shell's loader calls. A remote's entry only joins in. */
export function init(options) {
  const known = getGlobalFederationInstance(options.name, options.version);
  const named = { ...options, id: options.id || '' };
  if (known) {
    known.initOptions(named);
    own ??= known;
    return known;
  }
  const Constructor = getGlobalFederationConstructor() || ModuleFederation;
  own = new Constructor(named);
  setGlobalFederationInstance(own);
  return own;
}
export const loadRemote = (...words) => own.loadRemote(...words);
export const registerPlugins = (plugins) => own.registerPlugins(plugins);
export const registerRemotes = (...words) => own.registerRemotes(...words);
