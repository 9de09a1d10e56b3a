import type { SocialNetwork } from "#contract/business";

interface Network {
  network: SocialNetwork;
  /** Name as shown. */
  label: string;
  /** Hosts without "www." and the like; a dot at the end stands for any top-level domain. */
  hosts: readonly string[];
  /** Beginning of the address of a handle that is written as "@name". */
  handle?: string;
}

/** The social networks, in the order in which they are shown. */
export const NETWORKS: readonly Network[] = [
  { network: "facebook", label: "Facebook", hosts: ["facebook.com", "fb.com", "fb.me", "m.me"] },
  {
    network: "instagram",
    label: "Instagram",
    hosts: ["instagram.com", "instagr.am"],
    handle: "https://www.instagram.com/",
  },
  { network: "x", label: "X", hosts: ["x.com", "twitter.com"], handle: "https://x.com/" },
  { network: "linkedin", label: "LinkedIn", hosts: ["linkedin.com", "lnkd.in"] },
  { network: "youtube", label: "YouTube", hosts: ["youtube.com", "youtu.be"], handle: "https://www.youtube.com/@" },
  { network: "tiktok", label: "TikTok", hosts: ["tiktok.com"], handle: "https://www.tiktok.com/@" },
  { network: "pinterest", label: "Pinterest", hosts: ["pinterest.", "pin.it"] },
  { network: "whatsapp", label: "WhatsApp", hosts: ["wa.me", "whatsapp.com"] },
  { network: "telegram", label: "Telegram", hosts: ["t.me", "telegram.me"], handle: "https://t.me/" },
  { network: "threads", label: "Threads", hosts: ["threads.net", "threads.com"], handle: "https://www.threads.net/@" },
  { network: "snapchat", label: "Snapchat", hosts: ["snapchat.com"] },
];
