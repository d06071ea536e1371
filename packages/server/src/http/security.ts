import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { isEncrypted, type Settings } from '../settings.ts';

const own = ["'self'"];
const none = ["'none'"];

/** All that the page needs: its own files, its own workers, and this server to talk to. */
const policy = {
  defaultSrc: none,
  scriptSrc: own,
  styleSrc: own,
  imgSrc: own,
  fontSrc: own,
  connectSrc: own,
  workerSrc: own,
  manifestSrc: own,
  baseUri: none,
  formAction: none,
  frameAncestors: none,
};

/** What every answer tells browsers to be careful about. They are the same for all, so they are worked out once. */
export function securityHeaders(settings: Settings): Readonly<Record<string, string>> {
  // In a living room there is no https: a browser must not be told to insist on it.
  const isSecure = isEncrypted(settings);
  const told: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      told[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const tell = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...policy, ...(isSecure && { upgradeInsecureRequests: [] }) },
    },
    strictTransportSecurity: isSecure,
    crossOriginOpenerPolicy: isSecure,
  });
  tell({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return told;
}
