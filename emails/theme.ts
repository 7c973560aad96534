import { pixelBasedPreset, type TailwindConfig } from "react-email";

/** The site's design tokens as literal colours, since mail programs know no custom properties. */
export const theme: TailwindConfig = {
  presets: [pixelBasedPreset],
  darkMode: "media",
  theme: {
    extend: {
      colors: {
        ink: { DEFAULT: "#112E38", soft: "#3C5660", meta: "#566C75" },
        mar: { 50: "#EFF8FA", 100: "#DCEFF3", 200: "#B9DFE7", 300: "#8ACAD6", 400: "#4FADBF", 700: "#0B5E70", 800: "#0C4957" },
        alba: { 50: "#FFF4EF", 100: "#FFE5DA", 300: "#FFAE92", 500: "#EB6946", 600: "#C6432A" },
        arena: { 0: "#FFFFFF", 50: "#F8F6F2", 100: "#F0EDE6" },
        line: "#E4E1DA",
        night: {
          DEFAULT: "#0A1F26",
          surface: "#102D36",
          raised: "#163A45",
          line: "#21424C",
          text: "#EAF4F6",
          soft: "#B9CDD3",
          meta: "#94ACB4",
        },
      },
      fontFamily: {
        display: ["Ysabeau", "Optima", "Candara", "Segoe UI", "Helvetica Neue", "Arial", "sans-serif"],
        body: ["Figtree", "-apple-system", "Segoe UI", "Roboto", "Helvetica Neue", "Arial", "sans-serif"],
      },
    },
  },
};
