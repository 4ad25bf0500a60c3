import { mount } from "svelte";
import Drawings from "./Drawings.svelte";

mount(Drawings, { target: document.body });
